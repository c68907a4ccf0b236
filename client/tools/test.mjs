/** Unit tests: bundled by Vite, which knows our TypeScript, and run by Node's own runner. `npm test`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'vite'

const source = join(import.meta.dirname, '../src')
const tests = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.test.ts'))
const outDir = mkdtempSync(join(tmpdir(), 'reverie-client-'))
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: Object.fromEntries(tests.map((name) => [basename(name, '.ts'), join(source, name)])) },
    },
  })
  writeFileSync(join(outDir, 'package.json'), '{"type":"module"}')
  const files = tests.map((name) => join(outDir, `${basename(name, '.ts')}.js`))
  const ran = spawnSync(process.execPath, ['--test', ...files], { stdio: 'inherit', cwd: join(source, '..') })
  process.exitCode = ran.status ?? 1
} finally {
  rmSync(outDir, { recursive: true })
}
