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

/**
 * Loads the file of a preloaded font as a new face, which `document.fonts` does not have yet. Undefined when it does not load, and when
 * the page already shows the font: adding a face lays out all text again.
 */
export async function loadFont(family: Family): Promise<FontFace | undefined> {
  if (!('FontFace' in window) || (!added.has(family) && isShown(family))) return undefined
  let face = added.get(family)
  if (!face) added.set(family, (face = load(family)))
  return face
}

// An optional font that came too late counts as loaded; only the width of a text tells whether the page uses it.
function isShown(family: Family): boolean {
  const width = (fonts: string) => textWidth('iiiWWW', `40px ${fonts}`)
  return width(`${family}, monospace`) !== width('monospace')
}

// One canvas for all texts: a new one for each takes a slow phone a millisecond or more.
let context: CanvasRenderingContext2D | null = null

/** The width of a text on one line in a CSS font, in pixels. On a canvas, because there it needs no layout of the page. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
}

async function load(family: Family): Promise<FontFace | undefined> {
  const link = document.querySelector<HTMLLinkElement>(`link[as="font"][href*="${FILES[family]}"]`)
  if (!link) return undefined
  // Without its file the fallback font stays.
  return new FontFace(family, `url("${link.href}")`, { weight: '100 900' }).load().catch(() => undefined)
}
