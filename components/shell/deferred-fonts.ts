/** The font-family of each font (components/fonts.ts), with a word of its file name. */
const FILES = { display: 'fraunces', text: 'figtree' } as const

type Family = keyof typeof FILES

const added = new Map<Family, Promise<FontFace | undefined>>()

/**
 * Adds the fonts that arrived too late for the first page (docs/decisions/0029). Called after a route change, when a change of
 * font shifts nothing that the visitor has already seen.
 */
export async function loadDeferredFonts(): Promise<void> {
  for (const family of ['display', 'text'] as const) {
    const face = await loadFont(family)
    if (face) document.fonts.add(face)
  }
}

/** Loads the file of a preloaded font as a new face, which `document.fonts` does not have yet; undefined when it does not load. */
export function loadFont(family: Family): Promise<FontFace | undefined> {
  let face = added.get(family)
  if (!face) added.set(family, (face = load(family)))
  return face
}

async function load(family: Family): Promise<FontFace | undefined> {
  const link = document.querySelector<HTMLLinkElement>(`link[as="font"][href*="${FILES[family]}"]`)
  if (!link || !('FontFace' in window)) return undefined
  // Without its file the fallback font stays.
  return new FontFace(family, `url("${link.href}")`, { weight: '100 900' }).load().catch(() => undefined)
}
