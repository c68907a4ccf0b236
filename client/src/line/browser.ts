/** The line's world, in a browser. */
import { Line, type Listener, type Socket } from './line.ts'

/** Open the line to a table; the second value puts it away. */
export function openLine(table: string, listener: Listener): { line: Line; putAway: () => void } {
  const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/live`
  const line = new Line(
    {
      open: () => new WebSocket(address) as unknown as Socket,
      now: () => Date.now(),
      random: () => Math.random(),
      later: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    listener,
  )
  const wake = () => line.wake()
  const seen = () => document.visibilityState === 'visible' && line.wake()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', seen)
  const putAway = () => {
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', seen)
    line.close()
  }
  return { line, putAway }
}
