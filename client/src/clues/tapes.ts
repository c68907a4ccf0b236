/** What was recorded at a table: sent by the storyteller, fetched by who listens. */
import { RefusedError } from '../line/http.ts'
import type { ClueKind, Recorded } from '../wire.ts'
import type { Pose } from './puppet.ts'
import type { Note } from './tune.ts'

export type Played = { readonly played: 'notes'; readonly notes: readonly Note[] } | { readonly played: 'stage'; readonly poses: readonly Pose[] }

export type Tape = Played | { readonly played: 'sound' | 'film'; readonly url: string }

export function asBlob(played: Played): Blob {
  return new Blob([JSON.stringify(played)], { type: 'application/json' })
}

/** The reference by which a clue names it. */
export async function send(table: string, kind: ClueKind, body: Blob): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/recordings?kind=${kind}`
  const answer = await asked(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body })
  return ((await answer.json()) as Recorded).ref
}

export async function fetchTape(table: string, ref: string): Promise<Tape> {
  const answer = await asked(`/api/tables/${encodeURIComponent(table)}/recordings/${encodeURIComponent(ref)}`)
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return (await answer.json()) as Played
  return { played: type.startsWith('video/') ? 'film' : 'sound', url: URL.createObjectURL(await answer.blob()) }
}

async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, how).catch(() => {
    throw new RefusedError('unreachable')
  })
  if (answer.ok) return answer
  const told = (await answer.json().catch(() => ({}))) as { code?: string; field?: string }
  throw new RefusedError(told.code === 'http_413' ? 'recording_too_large' : (told.code ?? `http_${answer.status}`), told.field)
}
