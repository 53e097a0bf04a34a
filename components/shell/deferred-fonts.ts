/** What the styles call the fonts (components/fonts.ts), by a word of their files' names. */
const FAMILIES = [
  ['fraunces', 'display'],
  ['figtree', 'text'],
] as const

let isDone = false

/**
 * Fonts that came after the first paint are left out of the document (decisions 0029). The next page of the visit gets
 * them: everything in it is new anyway.
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
      // Its stand-in stays.
      () => {},
    )
  }
}
