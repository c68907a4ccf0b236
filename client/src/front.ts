/** The picture in the front of the book, asked for at once: the words for it are still on their way. */
import frontispiece from 'virtual:frontispiece'

export const front = {
  src: frontispiece.at(-1)?.url ?? null,
  srcset: frontispiece.map(({ url, width }) => `${url} ${width}w`).join(', '),
  sizes: '(min-width: 64rem) 25rem, min(10.5rem, 40vw)', // a little less than it is wide: the smaller one does for most phones
}

export function askForIt(): void {
  const early = new Image()
  early.fetchPriority = 'high'
  early.sizes = front.sizes
  early.srcset = front.srcset
}
