// An EAN-13 barcode, as a block of a column.

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const RIGHT = LEFT.map((code) => code.replace(/./g, (bit) => (bit === '1' ? '0' : '1')))
const MIRRORED = RIGHT.map((code) => [...code].reverse().join(''))
/** Which of the six digits at the left are mirrored, by the first digit. */
const PARITY = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
]
const GUARDS = [0, 2, 46, 48, 92, 94]

/** The 95 modules of a number: '1' is a bar. */
function modules(ean) {
  const parity = PARITY[ean[0]]
  const left = [...ean.slice(1, 7)].map((digit, i) => (parity[i] === '1' ? MIRRORED : LEFT)[digit])
  const right = [...ean.slice(7)].map((digit) => RIGHT[digit])
  return `101${left.join('')}01010${right.join('')}101`
}

/** A white field with the barcode and its digits; `across` is its part of the column's width, `height` in sizes of text. */
export const barcode = (ean, { across = 1, height = 4.6 } = {}) => ({
  height,
  draw(on, { x, y, width, size }) {
    const [w, h] = [width * across, height * size]
    // Seven empty modules stand at each side.
    const unit = w / 109
    const [top, low] = [y + h * 0.09, y + h * 0.73]
    const bar = (from, to) => {
      const [a, b] = [x + (7 + from) * unit, x + (7 + to) * unit]
      const end = GUARDS.includes(from) ? low + h * 0.05 : low
      return on.polygon(
        [
          [a, top],
          [b, top],
          [b, end],
          [a, end],
        ],
        { fill: '#1c1216' },
      )
    }
    const bars = [...modules(ean).matchAll(/1+/g)].map(({ index, 0: run }) => bar(index, index + run.length))
    const digits = { face: 'sans', weight: 500, size: h * 0.15, tracking: h * 0.02, fill: '#1c1216' }
    return [
      on.field(y, y + h, { fill: '#ffffff' }, x, x + w),
      ...bars,
      on.text(`${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`, {
        ...digits,
        x: x + w / 2,
        y: y + h * 0.95,
        fit: w * 0.94,
      }),
    ].join('')
  },
})
