export type ToastMessage = {
  kind: 'success' | 'error' | 'info'
  text: string
  /** A link after the text. */
  link?: { href: string; text: string }
}

/** How long a toast stays on the screen, in milliseconds (spec section 9). */
export const TOAST_MS = 5000
