/** Makes src/fonts: the letters of five languages, with every axis pinned. `npm run fonts`. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const packages = new URL('../node_modules/', import.meta.url)
const here = new URL('../src/fonts/', import.meta.url)
const licences = new URL('../public/licences/', import.meta.url)

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('')
const ACCENTED = 'àáâãäæçèéêëìíîïñòóôõöœùúûüÿ'
const LATIN = range(0x20, 0x7e) + ACCENTED + ACCENTED.toUpperCase() + '\u00a0\u202f¡¿«»°·–—‘’‚“”„…•€−×ßåøÅØ'
const EXTENDED = 'ŠšŽž' // Estonian's, which the packages keep in a file of their own

/** [name, package, file in it (of the Latin letters), axes]; WONK 1 makes an italic h that reads as b. */
const soft = { SOFT: 100, WONK: 0, opsz: 72, wght: 500 }
const FACES = [
  ['fraunces', '@fontsource-variable/fraunces', 'fraunces-latin-full-normal', soft],
  ['fraunces-italic', '@fontsource-variable/fraunces', 'fraunces-latin-full-italic', { ...soft, wght: 400 }],
  ['alegreya-sans', '@fontsource/alegreya-sans', 'alegreya-sans-latin-400-normal'],
  ['alegreya-sans-bold', '@fontsource/alegreya-sans', 'alegreya-sans-latin-700-normal'],
  ['alegreya-italic', '@fontsource/alegreya', 'alegreya-latin-400-italic'],
]

await mkdir(here, { recursive: true })
await mkdir(licences, { recursive: true })
let total = 0
for (const [name, from, file, variationAxes] of FACES) {
  for (const [suffix, source, letters] of [['', file, LATIN], ['-ext', file.replace('latin', 'latin-ext'), EXTENDED]]) {
    const whole = await readFile(new URL(`${from}/files/${source}.woff2`, packages))
    const made = await subset(whole, letters, { targetFormat: 'woff2', variationAxes, noLayoutClosure: true })
    await writeFile(new URL(`${name}${suffix}.woff2`, here), made)
    total += made.length
    console.log(`${name}${suffix}`.padEnd(24), made.length)
  }
}
for (const [name, from] of [['Fraunces', '@fontsource-variable/fraunces'], ['Alegreya Sans', '@fontsource/alegreya-sans'], ['Alegreya', '@fontsource/alegreya']]) {
  await copyFile(new URL(`${from}/LICENSE`, packages), new URL(`${name.replace(' ', '-')}-OFL.txt`, licences))
}
console.log('together'.padEnd(24), total, fileURLToPath(here))
