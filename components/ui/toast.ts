import { afterPaint } from './after-paint.ts'
import { TOAST_MS } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'
import styles from './toast.module.css'

/** Shows a message at the bottom centre for five seconds. The host and its library load with the first message. */
export function showToast(message: ToastMessage): void {
  afterPaint(() => import('./toast-host.tsx'))
    .then((host) => host.showInHost(message))
    .catch(() => showWithoutHost(message))
}

/** Removes a message that no longer applies, such as an error that the visitor has corrected. */
export function dismissToast(message: ToastMessage): void {
  afterPaint(() => import('./toast-host.tsx'))
    .then((host) => host.dismissInHost(message))
    .catch(() => {})
}

/** The fallback when the host does not load, for example offline; the message often reports that same failure. */
function showWithoutHost({ text }: ToastMessage) {
  const line = document.createElement('p')
  line.setAttribute('role', 'alert')
  line.className = styles.plain ?? ''
  line.textContent = text
  const parent = document.querySelector('dialog[open]') ?? document.body
  parent.append(line)
  setTimeout(() => line.remove(), TOAST_MS)
}
