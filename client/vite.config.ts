import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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

/** The worker of an installed page, which knows the parts of the build it belongs to. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name)).sort()
      const build = createHash('sha256').update(parts.join()).digest('hex').slice(0, 12)
      const source = readFileSync(resolve(import.meta.dirname, 'src/worker.js'), 'utf8')
      const told = parts.map((name) => `'/${name}'`).join(', ')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace("'__KEPT__'", told).replace('__BUILD__', build) })
    },
  }
}

/** Our own licences, beside those of the fonts. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      for (const [file, name] of [['LICENSE', 'Reverie-MIT'], ['LICENSE-PICTURES', 'Pictures-CC-BY-4.0']] as const) {
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source: readFileSync(resolve(import.meta.dirname, '..', file), 'utf8') })
      }
    },
  }
}

const DECK = resolve(import.meta.dirname, '../src/reverie/decks/reverie')
const FRONTISPIECES = ['rabbit-sews-the-horizon', 'book-stair-to-the-keyhole', 'grandfather-kite']

interface Kept {
  readonly sizes: readonly { readonly file: string; readonly width: number }[]
}

/** The picture in the front of the book, one of our own deck's: it comes with the page, and waits for no answer. */
function frontispiece(): Plugin {
  const name = 'virtual:frontispiece'
  return {
    name: 'frontispiece',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const kept = JSON.parse(readFileSync(`${DECK}/pictures.json`, 'utf8')) as Record<string, Kept>
      const painted = FRONTISPIECES.flatMap((each) => kept[each] ?? [])[0] ?? Object.values(kept)[0]
      const sizes = (painted?.sizes ?? []).filter(({ file }) => file.endsWith('.avif')).slice(0, 2)
      const imports = sizes.map(({ file }, n) => `import url${n} from ${JSON.stringify(`${DECK}/pictures/${file}?url`)}`)
      const list = sizes.map(({ width }, n) => `{ url: url${n}, width: ${width} }`)
      return `${imports.join('\n')}\nexport default [${list.join(', ')}]`
    },
  }
}

export default defineConfig({
  plugins: [svelte(), frontispiece(), licences(), worker(), compressed()],
  build: {
    outDir: '../src/reverie/web/built',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need a wider content policy
    modulePreload: { polyfill: false },
    target: ['chrome107', 'firefox104', 'safari16'],
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } } },
})
