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

/** The paper of a photograph with a breath of its one flavour or of the product's colour, as `--ground`: what is seen until it has come. */
export function groundStyle(color: string, keys?: readonly string[]): CSSProperties {
  const [flavour, ...more] = known(keys)
  const plain = COLOUR.test(color) ? color : 'var(--photo)'
  const colour = more.length > 0 ? 'var(--photo)' : flavour ? `var(--flavour-${flavour}, ${plain})` : plain
  return { '--ground': `color-mix(in srgb, ${colour} 5%, var(--photo))` } as CSSProperties
}
