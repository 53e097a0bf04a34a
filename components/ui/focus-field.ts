/**
 * Focuses a field that needs another value, in the middle of the screen, where neither the header nor a bar at the bottom covers it;
 * the page scrolls there as its styles say, which is at once for visitors who want less motion.
 */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
