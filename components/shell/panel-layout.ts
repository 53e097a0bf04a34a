import { afterPaint } from '#components/ui/after-paint.ts'
import { nearest } from './nearest.ts'

const LONGEST_PRESS_MS = 1000

/**
 * Lays out the panel of a pressed button while the finger is still on it, without showing it: when the click opens the panel, the browser
 * already has its styles and the shapes of its texts.
 */
export async function layOutPanelAhead(press: Event): Promise<void> {
  const id = nearest(press, '[popovertarget]')?.getAttribute('popovertarget')
  const panel = id ? document.getElementById(id) : null
  if (!panel) return
  await afterPaint(() => Promise.resolve())
  if (panel.matches(':popover-open')) return
  panel.style.cssText = 'display: block; visibility: hidden'
  panel.getBoundingClientRect()
  const reset = () => (panel.style.cssText = '')
  panel.addEventListener('beforetoggle', reset, { once: true })
  // A press that ends elsewhere opens nothing.
  setTimeout(reset, LONGEST_PRESS_MS)
}
