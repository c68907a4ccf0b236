/** What minds had in mind with what they told, gave and chose, in the words of this page. */
import type { Messages } from '../messages/index.svelte.ts'
import type { Because, Musing, Phase, Why } from '../wire.ts'

type Words = Omit<Messages, 'refusals'>

export function reason(words: Words, why: Why): string {
  const text = why.words
  const because: Readonly<Record<Because, string>> = {
    seen: words.becauseSeen({ text }),
    felt: words.becauseFelt({ text }),
    reminded: words.becauseReminded({ text }),
    borrowed: words.becauseBorrowed({ text }),
    joined: words.becauseJoined({ text, more: why.more }),
    colours: words.becauseColours,
    whim: words.becauseWhim,
    fits: words.becauseFits({ text }),
    least_bad: words.becauseLeastBad,
    too_plain: words.becauseTooPlain,
    deaf: words.becauseDeaf,
    blind: words.becauseBlind,
    asked: words.becauseAsked({ text }),
  }
  const told = because[why.because]
  return why.odds === null ? told : `${told}, ${words.hoped({ n: why.odds })}`
}

export function did(words: Words, phase: Phase): string {
  return phase === 'telling' ? words.thoughtTold : phase === 'giving' ? words.thoughtGave : words.thoughtChose
}

/** By seat, the storyteller's first, each in the order of the turn. */
export function bySeat(musings: readonly Musing[]): readonly (readonly [number, readonly Musing[]])[] {
  const seats = [...new Set(musings.map(({ seat }) => seat))]
  return seats.map((seat) => [seat, musings.filter((each) => each.seat === seat)] as const)
}
