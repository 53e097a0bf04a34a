const DEFERRED = 'link[href*="/deferred/"]'

/**
 * Adds a disabled link for each style file whose rules the page has already, once the deferred ones have arrived. Browsers do not load
 * such files, and React finds there which styles the page has: a client navigation adds only the missing ones (docs/decisions/0052).
 */
export function nameStyleFiles(): void {
  const start = () => {
    const deferred = document.querySelector<HTMLLinkElement>(DEFERRED)
    // Without the names a client navigation loads the files too, which changes nothing that is seen.
    const load = () => void addLinks(deferred!.href).catch(() => {})
    if (deferred?.sheet) load()
    else deferred?.addEventListener('load', load)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

async function addLinks(deferred: string) {
  const response = await fetch(deferred.replace(/css$/, 'txt'))
  if (!response.ok) return
  const links = (await response.text()).split('\n').map((address) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.dataset['precedence'] = 'next'
    link.disabled = true
    link.setAttribute('href', address)
    return link
  })
  // Where the server writes such links: after the styles of the page.
  document.querySelector('head > style')?.after(...links)
}
