/** Every message is used, and says in each language what it was given. (That none is missing, the types hold.) */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { messages as en } from './en.ts'
import { messages as es } from './es.ts'
import { messages as et } from './et.ts'
import { messages as fr } from './fr.ts'
import { pick } from './pick.ts'
import { messages as pt } from './pt.ts'

type Message = string | readonly string[] | Readonly<Record<string, string | readonly string[]>> | ((given: never) => string)
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, Message>>>> = { en, fr, es, pt, et }
const SOURCE = join(process.cwd(), 'src')

function sources(): string {
  return readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/^messages.(..|.*\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
    .join('\n')
}

/** The names that a message takes apart from what it is given: `({ name, n }: …) =>`. */
function takes(message: Message): string[] {
  if (typeof message !== 'function') return []
  const taken = /^\(?\{([^}]*)\}/.exec(message.toString())
  return (taken?.[1] ?? '').split(',').map((each) => each.split(':')[0]?.trim() ?? '').filter(Boolean).sort()
}

test('no message lies unused', () => {
  const text = sources()
  const unused = Object.keys(en).filter((key) => !new RegExp(`(t\\(\\)|words)\\.${key}\\b`).test(text))
  assert.deepEqual(unused, [])
})

for (const [language, messages] of Object.entries(LANGUAGES)) {
  test(`${language} takes what English takes`, () => {
    for (const key of Object.keys(en)) assert.deepEqual(takes(messages[key] ?? ''), takes(en[key as keyof typeof en]), key)
  })

  test(`${language} says every name and number that it is given`, () => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message !== 'function') continue
      for (const n of [1, 2, 5, 21]) {
        const said = message({ n, of: 33, left: 8, name: 'Wren', names: ['Wren', 'Moth'], text: 'dusk', title: 'Kiosk', more: 'dawn', turns: n, minutes: 20 } as never)
        assert.doesNotMatch(said, /undefined|NaN|\[object/, key)
        if (takes(message).includes('name')) assert.match(said, /Wren/, key)
        if (takes(message).includes('names')) assert.match(said, /Wren.*Moth/, key)
        if (takes(message).includes('title')) assert.match(said, /Kiosk/, key)
      }
    }
  })
}

test('each language counts in its own way', () => {
  assert.equal(en.points({ n: 1 }), '1 point')
  assert.equal(fr.points({ n: 0 }), '0 point')
  assert.equal(es.points({ n: 0 }), '0 puntos')
  assert.equal(pt.points({ n: 0 }), '0 pontos')
  assert.equal(et.points({ n: 2 }), '2 punkti')
})

test('French elides before a vowel', () => {
  assert.match(fr.voteTitle({ name: 'Éloïse' }), /d’Éloïse/)
  assert.match(fr.voteTitle({ name: 'Maarja' }), /de Maarja/)
})

test('the language is the first one wanted that we speak', () => {
  assert.equal(pick(['', 'de-AT', 'pt-BR', 'en']), 'pt')
  assert.equal(pick(['et-EE']), 'et')
  assert.equal(pick(['fi']), 'en')
})
