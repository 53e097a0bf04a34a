/** Closes an open drop-down of `nav` by Esc, and by a press or the focus outside of it. Returns a function that removes the listeners. */
export function closeOutside(nav: HTMLElement): () => void {
  // The drop-downs in the sheet of a phone cover nothing, so an open one stays open, also while the sheet is closed.
  const openGroup = () => {
    const group = nav.querySelector<HTMLDetailsElement>('details[open]')
    const isInSheet = group?.closest(':popover-open') !== null || group?.getClientRects().length === 0
    return isInSheet ? null : group
  }
  const closeElsewhere = ({ target }: Event) => {
    const group = openGroup()
    if (group && !group.contains(target as Node)) group.open = false
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    const group = key === 'Escape' ? openGroup() : null
    if (!group) return
    group.open = false
    group.querySelector('summary')?.focus()
  }
  const events = ['pointerdown', 'focusin'] as const
  for (const event of events) document.addEventListener(event, closeElsewhere)
  nav.addEventListener('keydown', closeOnEscape)
  return () => {
    for (const event of events) document.removeEventListener(event, closeElsewhere)
    nav.removeEventListener('keydown', closeOnEscape)
  }
}
