/** What goes over the wire. Made by `reverie schema typescript` from the Python structs: change those. */

export interface Hello {
  readonly type: 'hello'
  readonly server: string
  readonly now: number
}

export interface Table {
  readonly type: 'table'
  readonly you: You
  readonly room: Room
}

export interface You {
  readonly member: number
  readonly seat: number | null
  readonly device: number
  readonly devices: number
  readonly muted: readonly number[]
}

export interface Asking {
  readonly type: 'asking'
}

export interface Game {
  readonly type: 'game'
  readonly game: number
  readonly due: number | null
  readonly musings: readonly Musing[]
  readonly view: View
}

export interface Musing {
  readonly turn: number
  readonly phase: Phase
  readonly seat: number
  readonly why: Why
}

export type Phase = 'race' | 'telling' | 'giving' | 'voting' | 'over'

export interface Why {
  readonly because: Because
  readonly words: string
  readonly more: string
  readonly odds: number | null
}

export type Because =
  | 'seen'
  | 'felt'
  | 'reminded'
  | 'borrowed'
  | 'joined'
  | 'colours'
  | 'whim'
  | 'fits'
  | 'least_bad'
  | 'too_plain'
  | 'deaf'
  | 'blind'
  | 'asked'

export interface View {
  readonly phase: Phase
  readonly turn: number
  readonly turns_left: number | null
  readonly storyteller: number | null
  readonly waiting_for: readonly number[]
  readonly scores: readonly number[]
  readonly pile: number
  readonly clue: Words | Sound | Hum | Mime | Live | null
  readonly row: readonly string[]
  readonly stood_in: readonly number[]
  readonly exchanged: readonly number[]
  readonly result: Result | null
  readonly outcome: Outcome | null
  readonly version: number
  readonly seat: number | null
  readonly hand: readonly string[]
  readonly chosen: readonly string[]
  readonly tokens: readonly number[]
}

export interface Words {
  readonly kind: 'words'
  readonly text: string
  readonly lang: string | null
}

export interface Sound {
  readonly kind: 'sound'
  readonly ref: string
  readonly caption: string
}

export interface Hum {
  readonly kind: 'hum'
  readonly ref: string
  readonly caption: string
}

export interface Mime {
  readonly kind: 'mime'
  readonly ref: string
  readonly caption: string
}

export interface Live {
  readonly kind: 'live'
  readonly caption: string
}

export interface Result {
  readonly turn: number
  readonly storyteller: number
  readonly clue: Words | Sound | Hum | Mime | Live
  readonly row: readonly string[]
  readonly owners: readonly number[]
  readonly tokens: readonly (readonly number[])[]
  readonly points: readonly number[]
  readonly reasons: readonly (readonly Gain[])[]
  readonly stood_in: readonly number[]
}

export interface Gain {
  readonly why: Reason
  readonly points: number
}

export type Reason = 'read_by_some' | 'found' | 'spared' | 'sure' | 'decoy'

export interface Outcome {
  readonly winners: readonly number[]
  readonly closed: string | null
  readonly seed: string
}

export interface Talk {
  readonly type: 'talk'
  readonly said: readonly Said[]
}

export interface Said {
  readonly number: number
  readonly at: number
  readonly member: number
  readonly name: string
  readonly text: string
}

export interface Spoken {
  readonly type: 'spoken'
  readonly said: Said
}

export interface Reacted {
  readonly type: 'reacted'
  readonly member: number
  readonly sign: string
}

export interface Nudged {
  readonly type: 'nudged'
  readonly by: number
}

export interface Done {
  readonly type: 'done'
  readonly id: string
}

export interface Refused {
  readonly type: 'refused'
  readonly id: string | null
  readonly code: string
  readonly field: string
}

export interface Bye {
  readonly type: 'bye'
  readonly why: string
}

export interface Room {
  readonly id: string
  readonly settings: Settings
  readonly brain: Brain | null
  readonly link: string
  readonly code: string
  readonly host: number | null
  readonly people: readonly Person[]
  readonly chairs: readonly Seating[]
  readonly expulsions: readonly Expulsion[]
  readonly game: number
  readonly playing: boolean
  readonly kept: boolean
}

export interface Settings {
  readonly chairs: number
  readonly options: Options
  readonly deck: string
  readonly clock: Clock
  readonly away: number | null
  readonly language: Language
  readonly public: boolean
  readonly asks: string | null
}

export interface Options {
  readonly end: End | null
  readonly counting: boolean
  readonly bonus_cap: number | null
  readonly exchange: boolean
  readonly amend: boolean
  readonly votes: 1 | 2 | null
  readonly clues: readonly ClueKind[]
  readonly story: boolean
  readonly allies: readonly [number, number] | null
}

export interface End {
  readonly by: EndBy
  readonly at: number | null
}

export type EndBy = 'pile' | 'score' | 'turns'

export type ClueKind = 'words' | 'sound' | 'hum' | 'mime' | 'live'

export interface Clock {
  readonly race: number | null
  readonly telling: number | null
  readonly giving: number | null
  readonly voting: number | null
}

export type Language = 'en' | 'fr' | 'es' | 'pt' | 'et'

export interface Brain {
  readonly name: string
  readonly pictures: boolean
}

export interface Person {
  readonly id: number
  readonly name: string
  readonly rabbit: Rabbit | null
  readonly there: boolean
  readonly ready: boolean
  readonly asking: boolean
  readonly silenced: boolean
}

export type Rabbit =
  | 'indigo'
  | 'brick'
  | 'marigold'
  | 'moss'
  | 'plum'
  | 'stone'
  | 'cream'
  | 'charcoal'
  | 'teal'
  | 'rose'
  | 'walnut'
  | 'olive'

export interface Seating {
  readonly member: number | null
  readonly mind: string | null
  readonly name: string | null
  readonly rabbit: Rabbit | null
  readonly minded: boolean
}

export interface Expulsion {
  readonly member: number
  readonly by: readonly number[]
}

export interface At {
  readonly table: string
}

export interface Seen {
  readonly table: string
  readonly people: readonly string[]
  readonly rabbits: readonly Rabbit[]
  readonly language: Language
  readonly playing: boolean
  readonly member: boolean
  readonly asks: Brain | null
}

export interface Listed {
  readonly table: string
  readonly language: Language
  readonly people: number
  readonly minds: number
  readonly chairs: number
  readonly playing: boolean
}

export interface Album {
  readonly game: number
  readonly over: boolean
  readonly story: boolean
  readonly turns: readonly Result[]
  readonly musings: readonly Musing[]
}

export interface Recorded {
  readonly ref: string
  readonly type: string
  readonly milliseconds: number
}

export interface Play {
  readonly type: 'play'
  readonly id: string
  readonly game: number
  readonly turn: number
  readonly phase: Phase
  readonly move: Claim | Tell | Give | Vote | Exchange
}

export interface Claim {
  readonly type: 'claim'
}

export interface Tell {
  readonly type: 'tell'
  readonly card: string
  readonly clue: Words | Sound | Hum | Mime | Live
}

export interface Give {
  readonly type: 'give'
  readonly cards: readonly string[]
}

export interface Vote {
  readonly type: 'vote'
  readonly tokens: readonly number[]
}

export interface Exchange {
  readonly type: 'exchange'
}

export interface Rename {
  readonly type: 'rename'
  readonly id: string
  readonly name: string
}

export interface Dress {
  readonly type: 'dress'
  readonly id: string
  readonly rabbit: Rabbit
}

export interface Ready {
  readonly type: 'ready'
  readonly id: string
  readonly ready: boolean
}

export interface Sit {
  readonly type: 'sit'
  readonly id: string
  readonly chair: number
}

export interface Watch {
  readonly type: 'watch'
  readonly id: string
}

export interface Invite {
  readonly type: 'invite'
  readonly id: string
  readonly chair: number
  readonly mind?: string | null
}

export interface Dismiss {
  readonly type: 'dismiss'
  readonly id: string
  readonly chair: number
}

export interface Reseat {
  readonly type: 'reseat'
  readonly id: string
  readonly order: readonly number[]
}

export interface SetTable {
  readonly type: 'set'
  readonly id: string
  readonly settings: Settings
}

export interface Start {
  readonly type: 'start'
  readonly id: string
}

export interface Close {
  readonly type: 'close'
  readonly id: string
}

export interface Keep {
  readonly type: 'keep'
  readonly id: string
  readonly game: number
}

export interface Leave {
  readonly type: 'leave'
  readonly id: string
}

export interface Remove {
  readonly type: 'remove'
  readonly id: string
  readonly member: number
}

export interface Expel {
  readonly type: 'expel'
  readonly id: string
  readonly member: number
  readonly wanted?: boolean
}

export interface Cover {
  readonly type: 'cover'
  readonly id: string
  readonly chair: number
}

export interface HandOver {
  readonly type: 'hand_over'
  readonly id: string
  readonly member: number
}

export interface Admit {
  readonly type: 'admit'
  readonly id: string
  readonly member: number
}

export interface Speak {
  readonly type: 'speak'
  readonly id: string
  readonly text: string
}

export interface React {
  readonly type: 'react'
  readonly id: string
  readonly sign: string
}

export interface Nudge {
  readonly type: 'nudge'
  readonly id: string
  readonly member: number
}

export interface Silence {
  readonly type: 'silence'
  readonly id: string
  readonly member: number
  readonly silenced?: boolean
}

export interface Mute {
  readonly type: 'mute'
  readonly id: string
  readonly member: number
  readonly muted?: boolean
}

export interface Report {
  readonly type: 'report'
  readonly id: string
  readonly member: number
  readonly why: string
}

export interface Unlink {
  readonly type: 'unlink'
  readonly id: string
  readonly device: number
}

export interface NewTable {
  readonly name: string
  readonly settings?: Settings
  readonly rabbit?: Rabbit | null
}

export interface Door {
  readonly door: string
}

export interface Newcomer {
  readonly name: string
  readonly door: string
  readonly rabbit?: Rabbit | null
}

export interface Asker {
  readonly name: string
}

export interface Secret {
  readonly secret: string
}

export type Code =
  | 'no_such_seat'
  | 'game_over'
  | 'wrong_phase'
  | 'already_claimed'
  | 'not_your_turn'
  | 'not_your_card'
  | 'wrong_number_of_cards'
  | 'same_card_twice'
  | 'wrong_number_of_tokens'
  | 'same_picture_twice'
  | 'not_on_the_row'
  | 'own_card'
  | 'clue_empty'
  | 'clue_too_long'
  | 'clue_signs'
  | 'clue_language'
  | 'clue_reference'
  | 'clue_kind'
  | 'already_told'
  | 'already_given'
  | 'no_exchange'
  | 'already_exchanged'
  | 'not_waited_for'
  | 'pile_too_short'

export type TableCode =
  | 'no_such_table'
  | 'not_a_member'
  | 'not_admitted'
  | 'not_the_host'
  | 'not_seated'
  | 'no_such_member'
  | 'no_such_chair'
  | 'no_such_deck'
  | 'no_such_mind'
  | 'no_such_device'
  | 'device_taken'
  | 'too_many_devices'
  | 'chair_taken'
  | 'rabbit_taken'
  | 'name_empty'
  | 'name_too_long'
  | 'name_signs'
  | 'text_empty'
  | 'text_too_long'
  | 'text_signs'
  | 'table_full'
  | 'removed'
  | 'playing'
  | 'not_playing'
  | 'too_few'
  | 'bad_settings'
  | 'too_late'
  | 'there'
  | 'silenced'
  | 'not_yourself'
  | 'not_public'
  | 'too_fast'
  | 'too_many_tries'
  | 'malformed'
  | 'no_such_recording'
  | 'recording_wrong'
  | 'recording_too_large'
  | 'recording_too_long'
  | 'recording_broken'
  | 'recording_empty'
  | 'no_room'
  | 'read_only'
  | 'busy'

export type Message = Hello | Table | Asking | Game | Talk | Spoken | Reacted | Nudged | Done | Refused | Bye

export type Act =
  | Play
  | Rename
  | Dress
  | Ready
  | Sit
  | Watch
  | Invite
  | Dismiss
  | Reseat
  | SetTable
  | Start
  | Close
  | Keep
  | Leave
  | Remove
  | Expel
  | Cover
  | HandOver
  | Admit
  | Speak
  | React
  | Nudge
  | Silence
  | Mute
  | Report
  | Unlink
