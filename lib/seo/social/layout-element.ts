/** An element of a layout, in the format of next/og; a box lays its children out in a row. */
export interface LayoutElement {
  type: string
  props: Record<string, unknown>
}

type Child = LayoutElement | string | undefined

/** A box with its style and children; `undefined` children are left out. */
export function box(style: Record<string, unknown>, ...children: Child[]): LayoutElement {
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: children.filter((child) => child !== undefined),
    },
  }
}

/** An SVG shape from paths in a view box. */
export function shape(
  size: { viewBox: string; width: number; height: number },
  ...paths: { d: string; fill: string }[]
): LayoutElement {
  return { type: 'svg', props: { ...size, children: paths.map((props) => ({ type: 'path', props })) } }
}
