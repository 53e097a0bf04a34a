/** For each font a word of its file name, and its font-family (components/fonts.ts). */
const FAMILIES = [
  ['fraunces', 'display'],
  ['figtree', 'text'],
] as const

let isDone = false

/**
 * Adds the fonts that arrived too late for the first page (docs/decisions/0029). Called after a route change, when a change of
 * font shifts nothing that the visitor has already seen.
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
