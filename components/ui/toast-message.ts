export type ToastMessage = { kind: 'success' | 'error' | 'info'; text: string }

/** How long a toast stays on the screen, in milliseconds (spec section 9). */
export const TOAST_MS = 5000
