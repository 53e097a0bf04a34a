// The start and end of a script tag by Next, and those of the inert tag that replaces it until the first paint.
const [SCRIPT, ASYNC] = ['<script src="', '" async="">']
const [DEFERRED_START, DEFERRED_END] = ['<script type="text/later" data-src="', '">']
const PRELOAD = /<link rel="preload" as="script"[^>]*>/

/** Scripts load after this time, in milliseconds, even without a paint: a background tab does not paint. */
const MAX_DELAY_MS = 2000

/**
 * The text of the inline script that activates the deferred scripts at the first paint, and those that arrive later once the page
 * is complete. Its timer starts first, so the scripts also load in a browser without the functions that follow.
 */
export const LOADER = `(()=>{let d=document,bring=()=>{for(let s of d.querySelectorAll('script[data-src]')){let e=d.createElement('script');e.async=true;e.src=s.dataset.src;s.replaceWith(e)}},painted=()=>{bring();d.addEventListener('DOMContentLoaded',bring)};setTimeout(painted,${MAX_DELAY_MS});try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch{requestAnimationFrame(()=>setTimeout(painted))}})()`

/** A page whose scripts wait for its first paint: they become inert, and the loader is inserted before the first (docs/decisions/0033). */
export function withDeferredScripts(html: string): string {
  let page = ''
  let from = 0
  for (let end = html.indexOf(ASYNC); end >= 0; end = html.indexOf(ASYNC, from)) {
    const tag = html.lastIndexOf(SCRIPT, end)
    const before = html.slice(from, tag)
    page += page === '' ? `${before.replace(PRELOAD, '')}<script>${LOADER}</script>` : before
    page += DEFERRED_START + html.slice(tag + SCRIPT.length, end) + DEFERRED_END
    from = end + ASYNC.length
  }
  return page + html.slice(from)
}
