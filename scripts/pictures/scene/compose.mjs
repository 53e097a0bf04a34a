import { ballShadow, group, groundShadow, place } from '../draw/art.mjs'

/**
 * A thing in a scene: where it stands (x, y), its scale, its drawing and its shadow. `z` overrides the depth,
 * which otherwise is y: what stands lower in the picture is nearer.
 */
export const stand = (body, x, y, { scale = 1, shadow = '', turn = 0, z = y } = {}) => ({
  body,
  x,
  y,
  scale,
  shadow,
  turn,
  z,
})

/** A round thing of radius r with the small shadow that belongs to it. */
export const rest = (art, body, x, y, r, more = {}) =>
  stand(body, x, y, { shadow: ballShadow(art, r), ...more })

/** Something with a wide foot of radius r. */
export const foot = (art, body, x, y, r, more = {}) =>
  stand(body, x, y, { shadow: groundShadow(art, r), ...more })

/** Moves and scales a list of pieces as one. */
export const shift = (pieces, x, y, scale = 1) =>
  pieces.map((one) => ({
    ...one,
    x: x + one.x * scale,
    y: y + one.y * scale,
    scale: one.scale * scale,
    z: y + one.z * scale,
  }))

/** Draws all shadows, then all things from the farthest to the nearest. */
export function compose(pieces) {
  const ordered = pieces.flat(Infinity).toSorted((a, b) => a.z - b.z)
  return (
    group(ordered.map(({ shadow, x, y, scale }) => (shadow ? place(shadow, { x, y, scale }) : ''))) +
    group(ordered.map(({ body, x, y, scale, turn }) => place(body, { x, y, scale, turn })))
  )
}
