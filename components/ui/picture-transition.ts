type PictureTransition = (row: HTMLElement) => void

let registered: PictureTransition | undefined

/** Registers the transition of a clicked card's picture into a gallery; its code loads at the first interaction. */
export function registerPictureTransition(transition: PictureTransition): void {
  registered = transition
}

/** Runs the registered transition for the row of a gallery (docs/decisions/0056); does nothing before its code has loaded. */
export function startPictureTransition(row: HTMLElement): void {
  registered?.(row)
}
