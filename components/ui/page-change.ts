type ShowArrival = (row: HTMLElement) => void

let registered: ShowArrival | undefined

/** Registers the code that shows the picture of a followed card in the gallery of its page; it loads at the first interaction. */
export function registerArrival(show: ShowArrival): void {
  registered = show
}

/** Shows the picture of the followed card in a gallery (docs/decisions/0056); nothing happens before the code has loaded. */
export function showArrivalIn(row: HTMLElement): void {
  registered?.(row)
}
