/** Sings notes: a soft voice with closed lips, made in the browser. */
import { frequency, lasts, type Note } from './tune.ts'

let audio: AudioContext | undefined

/** From within a touch or a key: browsers let nothing sound before one. */
function context(): AudioContext {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  return audio
}

/** One note, until it is let go. */
export function hold(pad: number): () => void {
  const here = context()
  const voice = begin(here, frequency(pad), here.currentTime)
  return () => end(here, voice, here.currentTime)
}

/** A whole tune; what it returns breaks it off. `ondone` when it has come to its end by itself. */
export function sing(notes: readonly Note[], ondone: () => void): () => void {
  const here = context()
  const start = here.currentTime + 0.05
  const voices = notes.map(([pad, at, length]) => {
    const voice = begin(here, frequency(pad), start + at / 1000)
    end(here, voice, start + (at + length) / 1000)
    return voice
  })
  const done = setTimeout(ondone, lasts(notes) + 200)
  return () => {
    clearTimeout(done)
    for (const voice of voices) end(here, voice, here.currentTime)
  }
}

interface Voice {
  readonly tones: readonly OscillatorNode[]
  readonly loudness: GainNode
}

function begin(here: AudioContext, pitch: number, at: number): Voice {
  const loudness = new GainNode(here, { gain: 0 })
  const lips = new BiquadFilterNode(here, { type: 'lowpass', frequency: pitch * 3.2, Q: 0.6 })
  const tones = [
    new OscillatorNode(here, { type: 'triangle', frequency: pitch }),
    new OscillatorNode(here, { type: 'sine', frequency: pitch * 2, detune: 4 }),
  ]
  const sway = new OscillatorNode(here, { frequency: 5.2 })
  const width = new GainNode(here, { gain: 5 })
  sway.connect(width)
  for (const tone of tones) {
    width.connect(tone.detune)
    tone.connect(lips)
  }
  lips.connect(loudness).connect(here.destination)
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.16, at + 0.05)
  for (const tone of [...tones, sway]) tone.start(at)
  return { tones: [...tones, sway], loudness }
}

function end(here: AudioContext, voice: Voice, at: number): void {
  const gain = voice.loudness.gain
  gain.cancelScheduledValues(Math.max(at, here.currentTime))
  gain.setTargetAtTime(0, at, 0.06)
  for (const tone of voice.tones) tone.stop(at + 0.5)
}
