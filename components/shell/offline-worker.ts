/** Registers the service worker that serves the offline page, after the load event (docs/decisions/0014). */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
