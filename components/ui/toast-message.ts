export type ToastMessage = { kind: 'success' | 'error' | 'info'; text: string }

/** How long a toast stays on the screen, in milliseconds (section 9). */
export const TOAST_MS = 5000
