import type { CSSProperties } from 'react'

// Keys and colours come from the store and go into a style attribute, so they are validated.
const KEY = /^[a-z][a-z-]*$/
const COLOUR = /^#[\da-f]{3,8}$/i

function validKeys(keys: readonly string[] | undefined) {
  return keys?.filter((key) => KEY.test(key)) ?? []
}

/** Returns the style of a swatch, the round colour sample of a flavour, with an equal slice for each key; undefined without valid keys. */
export function swatchStyle(keys: readonly string[] | undefined): CSSProperties | undefined {
  const flavourKeys = validKeys(keys)
  if (flavourKeys.length === 0) return undefined
  const slice = 100 / flavourKeys.length
  // A slice that begins at 0 begins where the one before it ends.
  const slices = flavourKeys.map(
    (key, index) => `var(--flavour-${key}, var(--edge)) 0 ${Math.round(slice * (index + 1))}%`,
  )
  return { background: `conic-gradient(from 180deg, ${slices.join(', ')})` }
}

/** Returns the style that sets `--ground`, the background of a picture until it loads: the background colour of the photos with 5 % of the flavour's or product's colour. */
export function groundStyle(color: string, keys?: readonly string[]): CSSProperties {
  const [flavour, ...more] = validKeys(keys)
  const plain = COLOUR.test(color) ? color : 'var(--photo)'
  const colour = more.length > 0 ? 'var(--photo)' : flavour ? `var(--flavour-${flavour}, ${plain})` : plain
  return { '--ground': `color-mix(in srgb, ${colour} 5%, var(--photo))` } as CSSProperties
}
