/** A word of each font's file name, and its font-family (components/fonts.ts). */
const FAMILIES = [
  ['fraunces', 'display'],
  ['figtree', 'text'],
] as const

let isDone = false

/**
 * Loads the fonts that arrived too late for the first page (docs/decisions/0029). Called on the next page of the visit, where
 * a change of the font shifts nothing that the visitor has seen.
 */
export async function loadDeferredFonts(): Promise<void> {
  if (isDone || !('FontFace' in window)) return
  isDone = true
  for (const [word, family] of FAMILIES) {
    const link = document.querySelector<HTMLLinkElement>(`link[as="font"][href*="${word}"]`)
    if (!link) continue
    const face = new FontFace(family, `url("${link.href}")`, { weight: '100 900' })
    await face.load().then(
      () => document.fonts.add(face),
      // The fallback font stays.
      () => {},
    )
  }
}
