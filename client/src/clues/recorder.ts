/** The browser's microphone and camera: what there is, and a recording of a length that may be sent. */

export type Sense = 'sound' | 'film'

export const LONGEST: Record<Sense, number> = { sound: 20_000, film: 10_000 }

/** What plays in most browsers comes first. */
const TYPES: Record<Sense, readonly string[]> = {
  sound: ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'],
  film: ['video/mp4;codecs=avc1.42E01E', 'video/webm;codecs=vp8', 'video/webm;codecs=vp9', 'video/mp4'],
}

/** Over plain HTTP a browser keeps its microphone and camera to itself. */
export function canRecord(sense: Sense): boolean {
  return isSecureContext && 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined' && typeOf(sense) !== undefined
}

function typeOf(sense: Sense): string | undefined {
  return TYPES[sense].find((type) => MediaRecorder.isTypeSupported(type))
}

export async function open(sense: Sense): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(
    sense === 'sound'
      ? { audio: { channelCount: 1 } }
      : { video: { width: { ideal: 480 }, height: { ideal: 480 }, frameRate: { ideal: 15, max: 20 }, facingMode: 'user' } },
  )
}

export function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Runs until it is stopped, or as long as may be. */
export function record(stream: MediaStream, sense: Sense): { readonly stop: () => void; readonly made: Promise<Blob> } {
  const type = typeOf(sense)
  const recorder = new MediaRecorder(stream, { ...(type ? { mimeType: type } : {}), audioBitsPerSecond: 32_000, videoBitsPerSecond: 500_000 })
  const pieces: Blob[] = []
  recorder.ondataavailable = (event) => pieces.push(event.data)
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const end = setTimeout(stop, LONGEST[sense])
  const made = new Promise<Blob>((resolve) => {
    recorder.onstop = () => {
      clearTimeout(end)
      resolve(new Blob(pieces, { type: recorder.mimeType }))
    }
  })
  recorder.start()
  return { stop, made }
}

/** How loud it is just now, 0 to 1, again and again until the listening is ended. */
export function listen(stream: MediaStream, onlevel: (level: number) => void): () => void {
  const audio = new AudioContext()
  const ear = new AnalyserNode(audio, { fftSize: 512 })
  audio.createMediaStreamSource(stream).connect(ear)
  const wave = new Float32Array(ear.fftSize)
  let frame = 0
  const look = () => {
    ear.getFloatTimeDomainData(wave)
    const power = wave.reduce((sum, each) => sum + each * each, 0) / wave.length
    onlevel(Math.min(1, Math.sqrt(power) * 5))
    frame = requestAnimationFrame(look)
  }
  look()
  return () => {
    cancelAnimationFrame(frame)
    void audio.close()
  }
}
