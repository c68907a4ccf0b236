/** Calling somebody who looks elsewhere: the tab's title and icon always, a notification where it was wanted. */
import { keep, recall } from './device.ts'

const PLAIN = 'Reverie'
const ICON = '/icons/favicon-32.png'

class Call {
  readonly possible = 'Notification' in window && window.isSecureContext
  wanted = $state(recall('notify') === 'on' && 'Notification' in window && Notification.permission === 'granted')

  async turn(wanted: boolean): Promise<void> {
    this.wanted = wanted && (await Notification.requestPermission()) === 'granted'
    keep('notify', this.wanted ? 'on' : 'off')
  }

  /** Somebody is wanted, or no longer: `what` is asked of them. */
  show(what: string | null): void {
    document.title = what === null ? PLAIN : `● ${what} · ${PLAIN}`
    void icon(what !== null)
    void (what === null ? navigator.clearAppBadge?.() : navigator.setAppBadge?.())?.catch(() => undefined)
    if (what !== null && this.wanted && document.hidden) void notify(what)
  }
}

async function notify(what: string): Promise<void> {
  const how = { body: what, tag: 'wanted', icon: '/icons/icon-192.png' }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(PLAIN, how)
  else new Notification(PLAIN, how)
}

let lit = false

/** The tab's icon, with a lamp in its corner while somebody is wanted. */
async function icon(light: boolean): Promise<void> {
  if (lit === light) return
  lit = light
  document.querySelectorAll('link[rel="icon"]').forEach((each) => each.remove())
  const link = document.createElement('link')
  link.rel = 'icon'
  link.href = light ? await lamp() : ICON
  document.head.append(link)
}

async function lamp(): Promise<string> {
  const image = new Image()
  image.src = ICON
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const paint = canvas.getContext('2d')
  paint?.drawImage(image, 0, 0, 32, 32)
  paint?.beginPath()
  paint?.arc(23, 9, 8, 0, 2 * Math.PI)
  if (paint) paint.fillStyle = '#f2c766'
  paint?.fill()
  return canvas.toDataURL()
}

export const call = new Call()
