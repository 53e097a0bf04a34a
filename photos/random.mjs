/** A small repeatable random source (mulberry32), so that a picture always comes out the same. */
export function random(seed) {
  let a = seed
  return (from = 0, to = 1) => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}
