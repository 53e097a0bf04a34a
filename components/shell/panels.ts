import { nearest } from './nearest.ts'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'
import { layOutPanelAhead } from './panel-layout.ts'

/** From this width the navigation is a bar; header.module.css and main-menu.module.css use the same width. */
const WIDE = '(min-width: 64rem)'

/** Whether the navigation is a bar at this screen width. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

// The search may open on top of the menu, never the other way round.
const TOP_FIRST = [SEARCH_PANEL, MENU_PANEL]

const openers = new Map<Element, HTMLElement>()
let inert: Element[] = []

const panels = () => TOP_FIRST.flatMap((id) => document.getElementById(id) ?? [])
const isOpen = (panel: Element) => panel.matches(':popover-open')

/** Makes the panels of phones modal: they trap the focus and restore it on closing. They close when the screen becomes wide. */
export function watchPanels(): void {
  // A browser without popovers shows menu and search in the page (main-menu.module.css, header.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of panels()) {
    panel.addEventListener('beforetoggle', removeInert)
    panel.addEventListener('toggle', () => updateFocusAndInert(panel))
    if (isOpen(panel)) updateFocusAndInert(panel)
  }
  document.addEventListener('pointerdown', (press) => void layOutPanelAhead(press))
  document.addEventListener('click', rememberOpener)
  document.addEventListener('keydown', closeOnEscape)
  document.addEventListener('submit', (event) => {
    if (nearest(event, '[popover]')) closePanels()
  })
  matchMedia(WIDE).addEventListener('change', closePanels)
}

/** Closes the open panels. */
export function closePanels(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of panels()) if (isOpen(panel)) panel.hidePopover()
}

/** Stores the button that opens a panel, for the focus on closing; opens the search panel itself. */
function rememberOpener(event: Event) {
  const opener = nearest(event, '[popovertarget]:not([popovertargetaction="hide"])')
  const panel = opener && document.getElementById(opener.getAttribute('popovertarget')!)
  if (!opener || !panel) return
  openers.set(panel, opener)
  if (panel.id !== SEARCH_PANEL || isOpen(panel)) return
  // Phones show the keyboard only if the field gets the focus synchronously in the click handler.
  event.preventDefault()
  panel.showPopover({ source: opener })
  panel.querySelector('input')?.focus()
}

// Without this the first Esc would only clear the search field.
function closeOnEscape(event: KeyboardEvent) {
  const top = panels().find(isOpen)
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  event.preventDefault()
  top.hidePopover()
}

/** An open panel is a modal dialog, because the page's main landmark and heading are inert meanwhile (WCAG 2.2, 4.1.2). */
function markAsDialog(panel: HTMLElement) {
  if (!isOpen(panel)) {
    panel.removeAttribute('aria-modal')
    if (panel.id === MENU_PANEL) panel.setAttribute('role', 'navigation')
    else for (const name of ['role', 'aria-label']) panel.removeAttribute(name)
    return
  }
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-modal', 'true')
  // The search panel has the name of its form.
  if (panel.id === SEARCH_PANEL) panel.setAttribute('aria-label', panel.querySelector('form')!.ariaLabel!)
}

function removeInert() {
  for (const element of inert) element.removeAttribute('inert')
  inert = []
}

function updateFocusAndInert(panel: HTMLElement) {
  removeInert()
  markAsDialog(panel)
  const top = panels().find(isOpen)
  if (!isOpen(panel) && document.activeElement === document.body)
    openers.get(panel)?.focus({ preventScroll: true })
  if (!top) return
  if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('input, button, a')?.focus()
  makeOthersInert(top)
}

/** Makes everything but one panel inert for the keyboard and for screen readers. */
function makeOthersInert(panel: Element) {
  for (let inside = panel; inside !== document.body; inside = inside.parentElement!) {
    for (const other of inside.parentElement!.children) {
      if (other === inside || other.hasAttribute('inert') || other.matches('script, style, link')) continue
      other.setAttribute('inert', '')
      inert.push(other)
    }
  }
}
