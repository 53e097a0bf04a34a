import { TOAST_MS } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'
import styles from './toast.module.css'

/** Shows a message at the bottom centre for five seconds. The host and its library load with the first message. */
export function showToast(message: ToastMessage): void {
  import('./toast-host.tsx').then((host) => host.showInHost(message)).catch(() => showWithoutHost(message))
}

/** The fallback for a browser that is offline and cannot load the host; the message is then probably about that. */
function showWithoutHost({ text }: ToastMessage) {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = styles.plain ?? ''
  line.textContent = text
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(line)
  setTimeout(() => line.remove(), TOAST_MS)
}
