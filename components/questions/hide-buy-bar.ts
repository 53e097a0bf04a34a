/**
 * Hides the buy bar, which is fixed to the bottom of a phone's screen, while the form has the focus: it would cover fields and button.
 * A script and not a style sheet, because few visitors open the form. The bar is the next sibling of the quantity's group.
 */
export function hideBuyBar(form: HTMLFormElement): void {
  const quantity = document.querySelector('input[name=quantidade]:not([type=hidden])')
  const bar = quantity?.closest('[role=group]')?.nextElementSibling
  if (!(bar instanceof HTMLElement)) return
  const hide = () => {
    if (getComputedStyle(bar).position === 'fixed') bar.style.display = 'none'
  }
  form.addEventListener('focusin', hide)
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) bar.style.removeProperty('display')
  })
  // This code loads at the first focus.
  if (form.contains(document.activeElement)) hide()
}
