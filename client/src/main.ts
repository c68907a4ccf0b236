import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/book.css'
import './styles/motion.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { askForIt } from './front.ts'
import { here, listen } from './here.svelte.ts'
import { preferred, speak } from './messages/index.svelte.ts'

// A part of an older page is gone once the server has a newer one: the whole state comes again with it.
window.addEventListener('vite:preloadError', () => location.reload())

// Only where the browser allows it, over HTTPS or on this machine; never while the page is being written; and not before the
// first hand has had the network to itself.
const IN_PEACE = 4000 // milliseconds
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void navigator.serviceWorker?.register('/sw.js').catch(() => undefined), IN_PEACE))

if (here().at === 'landing') askForIt()

// The letters come before the first word, so that nothing moves; but nobody waits long for them.
const FACES = ['500 1em Fraunces', 'italic 1em Fraunces', "1em 'Alegreya Sans'", 'italic 1em Alegreya']
const PATIENCE = 800 // milliseconds
const letters = Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => undefined)

await Promise.all([speak(preferred()), Promise.race([letters, new Promise((go) => setTimeout(go, PATIENCE))])])
listen()
mount(App, { target: document.getElementById('app') as HTMLElement })
