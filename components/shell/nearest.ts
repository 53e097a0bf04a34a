/** The closest element around an event's target that matches; nothing when it happened elsewhere. */
export function nearest<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  return element?.closest<E>(selector) ?? null
}
