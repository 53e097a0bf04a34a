/** A box, text or shape of a drawing, as the painter takes it; a box of several children lays them out in a row. */
export interface DrawnElement {
  type: string
  props: Record<string, unknown>
}

type Child = DrawnElement | string | undefined

/** An element with its style and what is in it; what is undefined is left out. */
export function box(style: Record<string, unknown>, ...children: Child[]): DrawnElement {
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: children.filter((child) => child !== undefined),
    },
  }
}

/** A picture at its place. */
export function image(
  src: string,
  style: { left: number; top: number; width: number; height: number },
): DrawnElement {
  const { width, height } = style
  return { type: 'img', props: { src, width, height, style: { position: 'absolute', ...style } } }
}

/** A shape from paths in a view box. */
export function shape(
  size: { viewBox: string; width: number; height: number },
  ...paths: { d: string; fill: string; fillOpacity?: number }[]
): DrawnElement {
  return { type: 'svg', props: { ...size, children: paths.map((props) => ({ type: 'path', props })) } }
}
