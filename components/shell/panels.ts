import { nearest } from './nearest.ts'
import { MENU_PANEL, SEARCH_PANEL } from './panel-ids.ts'

/** Where the navigation becomes a bar; header.module.css and menu.module.css say the same. */
const WIDE = '(min-width: 64rem)'

/** Whether the navigation is a bar on this screen. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

// The search may lie over the menu, never the other way round.
const TOP_FIRST = [SEARCH_PANEL, MENU_PANEL]

const openers = new Map<Element, HTMLElement>()
let held: Element[] = []

const panels = () => TOP_FIRST.flatMap((id) => document.getElementById(id) ?? [])
const isOpen = (panel: Element) => panel.matches(':popover-open')

/** Makes the phone's panels modal: the focus goes in, stays in and comes back; wide screens close them. */
export function watchPanels(): void {
  // An older browser shows both as parts of the page (menu.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of panels()) {
    panel.addEventListener('beforetoggle', release)
    panel.addEventListener('toggle', () => settle(panel))
    if (isOpen(panel)) settle(panel)
  }
  document.addEventListener('click', noteOpener)
  document.addEventListener('keydown', leaveByEscape)
  document.addEventListener('submit', (event) => nearest(event, '[popover]') && closePanels())
  matchMedia(WIDE).addEventListener('change', closePanels)
}

/** Closes what is open, as a new page does. */
export function closePanels(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const panel of panels()) if (isOpen(panel)) panel.hidePopover()
}

function noteOpener(event: Event) {
  const opener = nearest(event, '[popovertarget]:not([popovertargetaction="hide"])')
  const panel = opener && document.getElementById(opener.getAttribute('popovertarget')!)
  if (!opener || !panel) return
  openers.set(panel, opener)
  if (panel.id !== SEARCH_PANEL || isOpen(panel)) return
  // Phones show their keyboard only when the field gets the focus within the press itself.
  event.preventDefault()
  panel.showPopover({ source: opener })
  panel.querySelector('input')?.focus()
}

// A search field would first empty itself, and only the next Esc would close its panel.
function leaveByEscape(event: KeyboardEvent) {
  const top = panels().find(isOpen)
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  event.preventDefault()
  top.hidePopover()
}

function release() {
  for (const element of held) element.removeAttribute('inert')
  held = []
}

function settle(panel: HTMLElement) {
  release()
  const top = panels().find(isOpen)
  if (!isOpen(panel) && document.activeElement === document.body)
    openers.get(panel)?.focus({ preventScroll: true })
  if (!top) return
  if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('input, button, a')?.focus()
  isolate(top)
}

/** Takes everything but one panel out of reach of the keyboard and of screen readers. */
function isolate(panel: Element) {
  for (let inside = panel; inside !== document.body; inside = inside.parentElement!) {
    for (const other of inside.parentElement!.children) {
      if (other === inside || other.hasAttribute('inert') || other.matches('script, style, link')) continue
      other.setAttribute('inert', '')
      held.push(other)
    }
  }
}
