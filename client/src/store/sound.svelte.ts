/** Small warm sounds, made on the spot: wood, paper, a bell. Silent until wanted where a thumb plays, and never in the way. */
import { keep, recall } from './device.ts'

export type Cue = 'knock' | 'deal' | 'turn' | 'light' | 'hop' | 'bell'

/** A tone or a rustle: when it starts, how high, how long, how loud. */
interface Note {
  readonly at: number
  readonly hertz: number
  readonly lasts: number
  readonly loud: number
  readonly rustle?: true
}

const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  knock: [{ at: 0, hertz: 190, lasts: 0.09, loud: 0.5 }, { at: 0, hertz: 520, lasts: 0.03, loud: 0.2 }],
  deal: [0, 0.09, 0.18, 0.27, 0.36].map((at) => ({ at, hertz: 2400, lasts: 0.07, loud: 0.12, rustle: true })),
  turn: [0, 0.07, 0.14].map((at) => ({ at, hertz: 340 + at * 900, lasts: 0.06, loud: 0.25 })),
  light: [220, 277.2, 329.6, 440].map((hertz, n) => ({ at: n * 0.09, hertz, lasts: 1.4, loud: 0.16 })),
  hop: [0, 0.24, 0.48].map((at, n) => ({ at, hertz: 300 + n * 60, lasts: 0.1, loud: 0.2 })),
  bell: [{ at: 0, hertz: 660, lasts: 0.7, loud: 0.2 }, { at: 0.16, hertz: 880, lasts: 0.9, loud: 0.16 }],
}

class Sound {
  on = $state((recall('sound') ?? (matchMedia('(pointer: fine)').matches ? 'on' : 'off')) === 'on')
  #context: AudioContext | null = null

  turn(on: boolean): void {
    this.on = on
    keep('sound', on ? 'on' : 'off')
    if (on) this.play('bell')
  }

  play(cue: Cue): void {
    if (!this.on || document.visibilityState === 'hidden') return
    const context = (this.#context ??= new AudioContext())
    // Browsers let nothing sound before the page was touched; what came earlier is not worth hearing late.
    if (context.state !== 'running') return void context.resume()
    for (const note of NOTES[cue]) strike(context, note)
  }
}

function strike(context: AudioContext, { at, hertz, lasts, loud, rustle }: Note): void {
  const start = context.currentTime + at
  const volume = context.createGain()
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  volume.connect(context.destination)
  const source = rustle ? paper(context, hertz, volume) : tone(context, hertz, volume)
  source.start(start)
  source.stop(start + lasts + 0.05)
}

function tone(context: AudioContext, hertz: number, to: AudioNode): AudioScheduledSourceNode {
  const oscillator = context.createOscillator()
  oscillator.type = 'triangle'
  oscillator.frequency.value = hertz
  oscillator.connect(to)
  return oscillator
}

function paper(context: AudioContext, hertz: number, to: AudioNode): AudioScheduledSourceNode {
  const noise = context.createBuffer(1, context.sampleRate / 5, context.sampleRate)
  noise.getChannelData(0).forEach((_, n, samples) => (samples[n] = Math.random() * 2 - 1))
  const source = context.createBufferSource()
  source.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = hertz
  source.connect(band).connect(to)
  return source
}

export const sound = new Sound()
