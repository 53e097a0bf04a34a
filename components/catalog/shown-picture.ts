type Listener = (picture: string) => void

const listeners = new Set<Listener>()

/** Shows a picture in the gallery of the page, if the gallery has it; called when a flavour is selected. */
export function showPicture(picture: string): void {
  for (const listener of listeners) listener(picture)
}

/** Calls the listener for every call of showPicture. Returns a function that removes it. */
export function onShowPicture(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
