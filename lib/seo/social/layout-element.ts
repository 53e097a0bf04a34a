/** A box, text or shape of a drawing, as the painter takes it; a box of several children lays them out in a row. */
export interface LayoutElement {
  type: string
  props: Record<string, unknown>
}

type Child = LayoutElement | string | undefined

/** An element with its style and what is in it; what is undefined is left out. */
export function box(style: Record<string, unknown>, ...children: Child[]): LayoutElement {
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: children.filter((child) => child !== undefined),
    },
  }
}

/** A shape from paths in a view box. */
export function shape(
  size: { viewBox: string; width: number; height: number },
  ...paths: { d: string; fill: string }[]
): LayoutElement {
  return { type: 'svg', props: { ...size, children: paths.map((props) => ({ type: 'path', props })) } }
}
