import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/book.css'
import './styles/motion.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './here.svelte.ts'
import { preferred, speak } from './messages/index.svelte.ts'

// A part of an older page is gone once the server has a newer one: the whole state comes again with it.
window.addEventListener('vite:preloadError', () => location.reload())

await speak(preferred())
listen()
mount(App, { target: document.getElementById('app') as HTMLElement })
