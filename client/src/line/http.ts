/** What is asked over HTTP: coming in, and looking back. All play goes over the line. */
import type { Album, At, Language, NewTable, Newcomer, Rabbit, Secret, Seen, Settings } from '../wire.ts'

export class RefusedError extends Error {
  readonly code: string
  readonly field: string

  constructor(code: string, field = '') {
    super(code)
    this.code = code
    this.field = field
  }
}

export async function openTable(name: string, settings: Partial<Settings>, rabbit: Rabbit | null): Promise<string> {
  // The server fills in what is left out.
  const asked: NewTable = { name, settings: settings as Settings, rabbit }
  return (await post<At>('/api/tables', asked)).table
}

export async function look(door: string): Promise<Seen> {
  return post<Seen>('/api/look', { door })
}

export async function join(door: string, name: string, rabbit: Rabbit | null): Promise<string> {
  const asked: Newcomer = { door, name, rabbit }
  return (await post<At>('/api/join', asked)).table
}

/** A one-time secret with which another device of mine comes to this table. */
export async function deviceSecret(table: string): Promise<string> {
  return (await post<Secret>(`/api/tables/${encodeURIComponent(table)}/devices`, {})).secret
}

export async function addDevice(secret: string): Promise<string> {
  return (await post<At>('/api/devices', { secret })).table
}

/** For everybody, with all it holds. */
export async function deleteTable(table: string): Promise<void> {
  await asked(`/api/tables/${encodeURIComponent(table)}`, { method: 'DELETE' })
}

export async function album(table: string): Promise<Album> {
  return answered<Album>(await asked(`/api/tables/${encodeURIComponent(table)}/album`))
}

/** What a deck tells of its pictures; null where the server has nothing to tell. */
export async function deckData(deck: string, language: Language): Promise<unknown> {
  const answer = await asked(`/api/decks/${encodeURIComponent(deck)}?language=${language}`)
  return answer.ok ? answer.json() : null
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  return answered<T>(await asked(path, { method: 'POST', headers, body: JSON.stringify(body) }))
}

async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, how)
  } catch {
    throw new RefusedError('unreachable')
  }
}

async function answered<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T
  const told = (await answer.json().catch(() => ({}))) as { code?: string; field?: string }
  throw new RefusedError(told.code ?? `http_${answer.status}`, told.field)
}
