type Listener = (picture: string) => void

const listeners = new Set<Listener>()

/** Asks the gallery of the page to show a picture, if it has it: the flavour that was just chosen. */
export function showPicture(picture: string): void {
  for (const listener of listeners) listener(picture)
}

/** Calls back with every picture that is asked for; gives the function that ends it. */
export function onShowPicture(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
