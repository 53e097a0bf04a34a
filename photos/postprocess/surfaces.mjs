// Where a point of a label is on its pack, as the models of photos/scene put it there. `u` runs from −0.5 to 0.5 over the label's
// width, which is half a turn of a round pack, and `v` from 0 to 1 down its height.

/** The front half of a round pack between two heights. */
const round =
  ({ r, low, high }) =>
  (u, v) => [r * Math.sin(u * Math.PI), -r * Math.cos(u * Math.PI), high - (high - low) * v]

const board =
  ({ width, depth, low, high }) =>
  (u, v) => [u * width, -depth, high - (high - low) * v]

const [RADIUS, LOW, HIGH] = [0.62, 0.49, 2.5]
const WIDE = (RADIUS * Math.PI) / 2

/** A point of a tube at an angle and a part of its height (scene/tubes.py). */
function onTube(a, t) {
  const flat = t ** 1.5
  const [x, y] = [RADIUS * (1 - flat) + WIDE * flat, RADIUS * (1 - flat) + 0.012 * flat]
  return [x * Math.sin(a), -y * Math.cos(a), LOW + (HIGH - LOW) * t]
}

/** A tube, which is pressed flat at its upper end: `u` is a length along its surface. */
const tube = () => (u, v) => {
  const t = Math.min(1, (0.06 + 1.66 * (1 - v)) / (HIGH - LOW))
  const want = Math.abs(u) * Math.PI * 0.68
  let [a, gone] = [0, 0]
  while (gone < want && a < 1.5) {
    const [here, next] = [onTube(a, t), onTube(a + 0.02, t)]
    const far = Math.hypot(next[0] - here[0], next[1] - here[1])
    a += 0.02 * Math.min(1, (want - gone) / far)
    gone += far
  }
  return onTube(Math.sign(u) * a, t)
}

/** A function that returns the place of each point of a label, by kind of pack. */
export const SURFACES = { round, board, tube }
