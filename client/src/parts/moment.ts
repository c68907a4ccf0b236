/** What goes on at the table just now, in a sentence: asked of me, or of others. */
import { t } from '../messages/index.svelte.ts'
import { asked, gift, type Sitter } from '../store/reading.ts'
import type { View } from '../wire.ts'

export function moment(view: View, teller: Sitter | null): string {
  const name = teller?.name ?? ''
  const part = asked(view)
  if (part === 'tell') return t().tellTitle
  if (part === 'give') return t().giveHint({ n: gift(view) })
  if (part === 'vote') return t().voteTitle({ name })
  if (view.phase === 'race') return t().raceTitle
  if (view.phase === 'telling') return t().tells({ name })
  if (view.phase === 'giving') return teller?.me ? t().othersGive : t().theyGive({ name })
  return teller?.me ? t().othersVote : t().theyVote({ name })
}
