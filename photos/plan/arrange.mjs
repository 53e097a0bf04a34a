// Packs on the ground and on steps of paper. Every arrangement returns `things` (objects with their positions), `frame` (the
// width that the camera shows), `middle` (the point it looks at), `right` (the right edge of the packs) and `feet`: for each
// pack the place [x, y, z] in front of it for its fruit, or undefined where fruit would hide a label.

const put = (pack, x, y, z = 0, turn = 0) => ({ ...pack.thing, at: [x, y, z], turn: [0, 0, turn] })
const step = (width, depth, height, x, y) => ({ as: 'plinth', width, depth, height, at: [x, y, 0] })

/** The height of a step: the labels of the row on it are visible above the lids of the row in front. */
const rise = ({ h }) => h * 0.95
/** The ground line is at the same height in every picture, so that the packs in a row of cards are aligned. */
const HORIZON = 0.29
const view = (frame) => ({ frame, middle: [0, 0, frame * HORIZON] })

function single(pack) {
  const { w, h } = pack
  const low = h < w * 1.8
  const frame = low ? w * 3.9 : Math.max(h * (w < 0.8 ? 1.52 : 1.76), w * 4.66)
  return { things: [put(pack, 0, 0)], ...view(frame), middle: [0, 0, low ? h * 0.5 : h * 0.47], right: w }
}

/** Two: the first stands behind at the left, on a low step, where the window lights it and it shades nothing. */
function pair([a, b]) {
  const w = Math.max(a.w, b.w)
  const h = Math.max(a.h, b.h)
  const low = h * 0.25
  const things = [
    put(a, -w, 0.72 * w, low, -5),
    put(b, w + 0.02, -0.85 * w, 0, 3),
    step(2.5 * w, 2.3 * w, low, -1.13 * w, 0.82 * w),
  ]
  const seen = view(Math.max(w * 5.7, h * 1.78))
  const feet = [
    [-1.42 * w, -0.85 * w - 0.45, 0],
    [1.86 * w, -2.0 * w, 0],
  ]
  return { things, ...seen, middle: [w * -0.02, 0, seen.middle[2]], right: 2 * w, feet }
}

/** Three: two in front, the third above them. */
function three([a, b, c]) {
  const w = Math.max(a.w, b.w, c.w)
  const h = Math.max(a.h, b.h, c.h)
  const lift = rise({ w, h })
  const things = [
    put(a, -1.03 * w, -0.5 * w, 0, -4),
    put(b, 1.03 * w, -0.5 * w, 0, 4),
    put(c, 0, 1.68 * w, lift),
    // Wider than the row in front, so that the step is visible below the objects on it.
    step(5 * w, 2.2 * w, lift, 0, 1.68 * w),
  ]
  const feet = [
    [-2.19 * w, -1.1 * w, 0],
    [2.15 * w, -1.0 * w, 0],
    [1.56 * w, 1.2 * w, lift],
  ]
  return { things, ...view(Math.max(w * 5.9, (h + lift) * 1.44)), right: 2.03 * w, feet }
}

/** One to three packs. */
export const lineup = (packs) =>
  packs.length === 1 ? single(packs[0]) : packs.length === 2 ? pair(packs) : three(packs)

const ROWS = { 5: [3, 2], 10: [4, 3, 3] }

/** Five or ten packs on steps of paper, like a family picture: the first in front. */
export function steps(packs) {
  const rows = ROWS[packs.length]
  const { w, h } = packs[0]
  const [lift, depth, gap] = [rise(packs[0]), 2.25, 1.04]
  const things = []
  const feet = []
  rows.forEach((count, level) => {
    const y = level * depth - 0.4
    const z = level * lift
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 2 * gap * w
      const pack = packs[things.filter(({ as }) => as !== 'plinth').length]
      things.push(put(pack, x, y, z, x * -1.2))
      // Behind the first row there is room at the ends of a step only.
      const end = i === 0 ? -1 : i === count - 1 ? 1 : 0
      if (!level) feet.push([x - 0.86 * w, y - 1.4 * w, z])
      else feet.push(end ? [x + end * 1.5 * w, y - 0.35 * w, z] : undefined)
    }
    // A single step is wider than the row in front, so that it is visible below the objects on it.
    const across = rows.length === 2 ? rows[0] * 2 * gap + 0.9 : count * 2 * gap + 1.7
    if (level) things.push(step(across, depth + 0.04, z, 0, y))
  })
  // Seen from above, each row further behind also stands a little higher in the picture.
  const height = (rows.length - 1) * (lift + 0.3) + h
  const width = rows[0] * 2 * gap
  return { things, ...view(Math.max(width * 1.16, height * 1.36)), feet, back: 9 }
}
