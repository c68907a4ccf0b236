/** How large something is, told before it is painted: never a size that was true for a moment while its neighbours came. */
import type { Attachment } from 'svelte/attachments'
import type { Room } from '../store/fit.ts'

export function measured(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }
}
