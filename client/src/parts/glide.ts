/** Pictures keep their identity: one that was on the screen a moment ago glides to where it lies now. */
import type { Attachment } from 'svelte/attachments'

const FRESH = 1200 // milliseconds after which a place is forgotten
const DEAL = 380
const APART = 90
const GLIDE = 620

let stood: ReadonlyMap<string, DOMRect> = new Map()
let noted = 0

/** Note where all pictures are, before the screen changes. */
export function remember(within: ParentNode | undefined): void {
  const found = [...(within?.querySelectorAll<HTMLElement>('[data-picture]') ?? [])]
  stood = new Map(found.map((each) => [each.dataset['picture'] ?? '', each.getBoundingClientRect()] as const).filter(([, box]) => box.width > 0))
  noted = performance.now()
}

/** A picture comes: from where it was, or dealt, one after another. */
export function comes(card: string, place: number): Attachment<HTMLElement> {
  return (element) => {
    const was = performance.now() - noted < FRESH ? stood.get(card) : undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      if (was === undefined) element.animate([{ opacity: 0 }, {}], { duration: 150 })
      return
    }
    return placed(element, () => (was === undefined ? deal(element, place) : glide(element, was)))
  }
}

/** As soon as its list has been measured and it lies where it belongs, and before that is painted. */
function placed(element: HTMLElement, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    if (getComputedStyle(element).visibility === 'hidden') return
    observer.disconnect()
    then()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** A picture has been moved: it glides from where it was remembered. */
export function again(element: Element): void {
  const was = element instanceof HTMLElement ? stood.get(element.dataset['picture'] ?? '') : undefined
  if (was !== undefined) glide(element as HTMLElement, was)
}

function glide(element: HTMLElement, was: DOMRect): void {
  const is = element.getBoundingClientRect()
  if (is.width === 0 || (Math.abs(was.left - is.left) < 2 && Math.abs(was.top - is.top) < 2 && Math.abs(was.width - is.width) < 2)) return
  const from = `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width})`
  element.animate([{ transform: from, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], { duration: GLIDE, easing: 'cubic-bezier(.3,.1,.2,1)' })
}

function deal(element: HTMLElement, place: number): void {
  const frames = [{ opacity: 0, transform: 'translateY(1.6rem) rotate(3deg)' }, {}]
  element.animate(frames, { duration: DEAL, delay: place * APART, easing: 'ease-out', fill: 'backwards' })
}
