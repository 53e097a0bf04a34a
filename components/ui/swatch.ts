import type { CSSProperties } from 'react'

// Keys and colours come from the store and end up in a style attribute.
const KEY = /^[a-z][a-z-]*$/
const COLOUR = /^#[\da-f]{3,8}$/i

function known(keys: readonly string[] | undefined) {
  return keys?.filter((key) => KEY.test(key)) ?? []
}

/** The colours of a flavour or mix as equal slices of a disc; nothing for a store that names no flavour keys. */
export function swatchStyle(keys: readonly string[] | undefined): CSSProperties | undefined {
  const colours = known(keys)
  if (colours.length === 0) return undefined
  const slice = 100 / colours.length
  const slices = colours.map((key, index) => {
    const from = Math.round(slice * index)
    return `var(--flavour-${key}, var(--edge)) ${from}% ${Math.round(slice * (index + 1))}%`
  })
  return { background: `conic-gradient(from 180deg, ${slices.join(', ')})` }
}

/** The ground of a photograph: the tints of the flavours in it, else the product's colour thinned, as `--ground`. */
export function groundStyle(color: string, keys?: readonly string[]): CSSProperties {
  const plain = COLOUR.test(color) ? `color-mix(in srgb, ${color} 18%, var(--white))` : 'var(--sand)'
  const tints = known(keys).map((key) => `var(--tint-${key}, ${plain})`)
  const ground = tints.length > 1 ? `linear-gradient(100deg, ${tints.join(', ')})` : (tints[0] ?? plain)
  return { '--ground': ground } as CSSProperties
}
