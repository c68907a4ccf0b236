import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/motion.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { listen } from './here.svelte.ts'
import { preferred, speak } from './messages/index.svelte.ts'

await speak(preferred())
listen()
mount(App, { target: document.getElementById('app') as HTMLElement })
