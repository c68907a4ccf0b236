import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Settings } from '../wire.ts'
import { BY_THE_BOOK, chairsOfMinds, packed, PRESETS, rulesOf, unpacked, withPreset } from './presets.ts'

const settings: Settings = {
  chairs: 5, options: { ...BY_THE_BOOK, bonus_cap: 3 }, deck: 'reverie', clock: { race: null, telling: null, giving: null, voting: null }, away: 120, language: 'et', public: false, asks: null,
}

test('a way to play leaves language, deck and clock as they are, and no house rule behind', () => {
  for (const preset of PRESETS) {
    const set = withPreset(settings, preset)
    assert.deepEqual([set.language, set.deck, set.clock], ['et', 'reverie', settings.clock])
    assert.equal(set.options.bonus_cap, null)
  }
})

test('two people alone sit with two minds', () => {
  assert.deepEqual(chairsOfMinds('allies'), [2, 3])
  assert.deepEqual(withPreset(settings, 'allies').options.allies, [0, 1])
  assert.deepEqual(chairsOfMinds('book'), [])
})

test('a link brings rules as they were, in any script', () => {
  const group = { name: 'Õhtune « ронд » 🌙', rules: rulesOf(withPreset(settings, 'friends')) }
  assert.match(packed(group), /^[\w-]+$/)
  assert.deepEqual(unpacked(packed(group)), group)
})

test('nonsense in a link is no rules', () => {
  for (const text of ['', 'nonsense', '%%%', btoa('{}'), btoa('{"name":3}'), btoa('[1]')]) assert.equal(unpacked(text), null, text)
})
