import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const SERVER = 'http://127.0.0.1:8042'
const SMALL = 1000 // bytes that are not worth compressing

/** Beside each file that gets smaller by it, the same in brotli and gzip: the server only picks. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (!/\.(js|css|html|svg|json)$/.test(name) || bytes.length < SMALL) continue
          const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli })
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(bytes, { level: 9 }) })
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/reverie/web/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need a wider content policy
    modulePreload: { polyfill: false },
    target: ['chrome107', 'firefox104', 'safari16'],
  },
  server: { proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
})
