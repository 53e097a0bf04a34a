import { showToast } from '#components/ui/toast.ts'
import { offlineTexts } from '#lib/copy/offline.ts'
import { routedLinkAt } from './follow-links.ts'

/** Whether the field was told to wait for its suggestions since the connection was lost. */
let hasSaid = false

/**
 * Keeps the page where a form, a filter or a sort order would leave it for the browser's error page because there is no connection, and
 * says why (docs/decisions/0014). Code that sends a form by fetch, once it has loaded, says it itself.
 */
export function watchConnection(): void {
  addEventListener('submit', keepForm)
  // Before the router and the toolbar see the click.
  addEventListener('click', keepList, true)
  document.addEventListener('input', explainField)
  addEventListener('online', () => (hasSaid = false))
}

function keepForm(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const submitter = event.submitter as HTMLButtonElement | null
  const method = submitter?.getAttribute('formmethod') ?? form.method
  if (navigator.onLine || event.defaultPrevented || method === 'dialog') return
  event.preventDefault()
  const line = form.querySelector('[data-contact=failure], [data-form=failure]')
  if (line) line.replaceChildren(offlineTexts().form)
  else showToast({ kind: 'error', text: method === 'get' ? offlineTexts().page : offlineTexts().form })
}

// Links to other pages may have been prefetched; without that the offline page takes their place.
function keepList(event: MouseEvent) {
  const link = routedLinkAt(event)
  if (navigator.onLine || link?.dataset['link'] !== 'stay') return
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  showToast({ kind: 'error', text: offlineTexts().page })
}

// The code of the suggestions, which says it itself, makes the field a combobox.
function explainField({ target }: Event) {
  const field = target as Element
  if (navigator.onLine || hasSaid || !field.matches('[type=search]:not([role=combobox])')) return
  hasSaid = true
  showToast({ kind: 'info', text: offlineTexts().suggestions })
}
