// Packs on the ground. Every arrangement answers { things, frame, middle }: what stands where, the width that the lens
// must see and the point it looks at.

const put = (pack, x, y, z = 0, turn = 0) => ({ ...pack.thing, at: [x, y, z], turn: [0, 0, turn] })
const MARGIN = 1.5

/** One to three packs side by side; the middle one of three stands in front. */
export function lineup(packs) {
  const [a, b, c] = packs
  const tallest = Math.max(...packs.map((one) => one.h))
  if (packs.length === 1)
    return {
      things: [put(a, 0, 0)],
      frame: Math.max(tallest * (a.w < 0.8 ? 1.52 : 1.7), a.w * 4.5),
      middle: [0, 0, tallest * 0.47],
    }
  if (packs.length === 2) {
    const step = a.w * 1.04 + 0.03
    return {
      things: [put(a, -step, -0.1, 0, -3), put(b, step, 0.22, 0, 4)],
      frame: Math.max(step * 5.35, tallest * MARGIN * 1.12),
      middle: [0, 0, tallest * 0.49],
    }
  }
  const step = a.w * 1.98 + 0.06
  return {
    things: [put(b, -step, 0.55, 0, -5), put(c, step, 0.55, 0, 5), put(a, 0, -0.35)],
    frame: Math.max(step * 3.8, tallest * MARGIN * 1.15),
    middle: [0, 0, tallest * 0.46],
  }
}

const STEPS = { 5: [3, 2], 10: [4, 3, 3] }

/** Five or ten packs on steps of paper, like a family picture: the first in front. */
export function steps(packs, tint) {
  const rows = STEPS[packs.length]
  const [rise, depth, gap] = [1.78, 2.25, 1.04]
  const things = []
  let at = 0
  rows.forEach((count, level) => {
    const y = level * depth - 0.4
    for (let i = 0; i < count; i++, at++) {
      const x = (i - (count - 1) / 2) * 2 * gap * packs[at].w
      things.push(put(packs[at], x, y, level * rise, x * -1.2))
    }
    if (level)
      things.push({
        as: 'plinth',
        width: count * 2 * gap + 0.7,
        depth: depth + 0.04,
        height: level * rise,
        tint,
        at: [0, y, 0],
      })
  })
  const height = (rows.length - 1) * rise + packs[0].h
  const width = rows[0] * 2 * gap
  return { things, frame: Math.max(width * 1.16, height * 1.36), middle: [0, 0, height * 0.45], back: 9 }
}
