/** Returns the closest ancestor of the event's target that matches the selector, or null. */
export function nearest<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null
  return element?.closest<E>(selector) ?? null
}
