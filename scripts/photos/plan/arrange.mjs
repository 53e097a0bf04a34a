// Packs on the ground and on steps of paper. Every arrangement answers { things, frame, middle }: what stands where, the
// width that the lens must see and the point it looks at; and, by x, where fruit may lie: `right` of all, or in `gaps`.

const put = (pack, x, y, z = 0, turn = 0) => ({ ...pack.thing, at: [x, y, z], turn: [0, 0, turn] })
const step = (width, depth, height, x, y) => ({ as: 'plinth', width, depth, height, at: [x, y, 0] })

/** How much of a pack's height a step lifts the row behind, so that its words show above the row in front. */
const rise = ({ w, h }) => h * (w / h > 0.35 ? 0.82 : 0.88)
/** The ground line lies at the same height of every picture, so that a row of cards looks calm. */
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
  const seen = view(Math.max(w * 5.45, h * 1.78))
  return { things, ...seen, middle: [w * -0.12, 0, seen.middle[2]], right: 2 * w }
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
    step(3 * w, 2.2 * w, lift, 0, 1.68 * w),
  ]
  return { things, ...view(Math.max(w * 5.9, (h + lift) * 1.41)), right: 2.03 * w }
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
  let at = 0
  rows.forEach((count, level) => {
    const y = level * depth - 0.4
    for (let i = 0; i < count; i++, at++) {
      const x = (i - (count - 1) / 2) * 2 * gap * w
      things.push(put(packs[at], x, y, level * lift, x * -1.2))
    }
    if (level) things.push(step(count * 2 * gap + 0.7, depth + 0.04, level * lift, 0, y))
  })
  const height = (rows.length - 1) * lift + h
  const width = rows[0] * 2 * gap
  return {
    things,
    ...view(Math.max(width * 1.16, height * 1.36)),
    // The gaps between the words of the front row, and its ends.
    gaps: packs.length === 5 ? [-2.52, -1.04, 1.04, 2.52] : [-3.6, -2.08, 0, 2.08, 3.6],
    back: 9,
  }
}
