import { lineup, pyramid } from './arrange.mjs'
import { compose } from './compose.mjs'
import { garnish } from './garnish.mjs'

/** Where fruit lies for one, two and three packs: flavour index, part, x, y, scale. */
const SPOTS = {
  1: [
    [0, 'main', 752, 832, 1.12],
    [0, 'side', 226, 872, 1.08],
  ],
  2: [
    [1, 'main', 824, 850, 0.84],
    [0, 'side', 162, 884, 0.92],
  ],
  3: [
    [2, 'main', 842, 818, 0.76],
    [1, 'side', 144, 832, 0.86],
  ],
}

/** Packs with fruit of their flavours: one pack, or two or three side by side. */
export function fruitScene(art, packs, flavours, dy = 0) {
  const spots = SPOTS[packs.length].map(([i, part, x, y, scale]) =>
    garnish(art, flavours[Math.min(i, flavours.length - 1)], part, x, y + dy, scale),
  )
  return compose([lineup(art, packs), spots])
}

const PILES = {
  5: { rows: [3, 2], floor: 862, scale: 1.32, main: [862, 916, 0.62], side: [112, 926, 0.7] },
  10: { rows: [4, 3, 2, 1], floor: 908, scale: 0.83, main: [846, 936, 0.72], side: [128, 940, 0.82] },
}

/** Five or ten pots as a pyramid, with fruit at its foot. `packs` from the lowest left upwards. */
export function stackScene(art, packs, flavours) {
  const { rows, floor, scale, main, side } = PILES[packs.length]
  let at = 0
  const filled = rows.map((n) => packs.slice(at, (at += n)))
  return compose([
    pyramid(art, filled, { floor, scale }),
    garnish(art, flavours[1] ?? flavours[0], 'main', ...main),
    garnish(art, flavours[0], 'side', ...side),
  ])
}
