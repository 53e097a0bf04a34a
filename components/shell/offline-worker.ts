/** Registers the worker that shows the offline page, once the page has loaded; without it browsers show their own (docs/decisions/0014). */
export function registerOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
