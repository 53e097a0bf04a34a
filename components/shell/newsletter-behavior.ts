import { langOfPath } from '#lib/routes/lang.ts'

/** At the first focus inside a newsletter form, loads the code that submits it, once for each form (T21). */
export function watchNewsletter(): void {
  const enhanced = new WeakSet<HTMLFormElement>()
  const onFocus = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-newsletter] form') : null
    if (!form || enhanced.has(form)) return
    enhanced.add(form)
    import('./newsletter-sending.ts').then(
      ({ enhanceNewsletter }) => enhanceNewsletter(form, langOfPath(location.pathname)),
      // The form stays a plain post.
      () => enhanced.delete(form),
    )
  }
  document.addEventListener('focusin', ({ target }) => onFocus(target))
  // The field may have got the focus before this code was loaded.
  onFocus(document.activeElement)
}
