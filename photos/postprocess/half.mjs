/** Every 16-bit float by its bits, so that reading one is a look into a table; no infinity, no NaN. */
export const halves = Float32Array.from({ length: 65536 }, (_, bits) => {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? 0 : sign * 65504
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
})
