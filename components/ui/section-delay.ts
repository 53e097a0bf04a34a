/** When sections below the first screen are rendered (docs/decisions/0071). Its code loads at the first interaction. */
interface SectionDelay {
  /** Whether they wait until the first screen is painted. */
  isDelayed(): boolean
  /** Calls `show` after the next paint, one section per idle moment; returns a function that cancels it. */
  showLater(show: () => void): () => void
}

let registered: SectionDelay | undefined

/** Registers the code that delays sections. */
export function registerSectionDelay(delay: SectionDelay | undefined): void {
  registered = delay
}

/** The code that delays sections; before it has loaded, a page is rendered as a whole. */
export function sectionDelay(): SectionDelay | undefined {
  return registered
}
