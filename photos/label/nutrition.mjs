// The nutrition table of a food, as a block of a column.

const ROW = 1.3

/** The rows of a product's table with its serving, in a frame like those that the law draws. */
export const nutritionTable = ({ serving, rows, ink }) => ({
  height: ROW * (rows.length + 3) + 0.3,
  draw(on, { x, y, width, size }) {
    const right = x + width
    const [row, pad, line] = [ROW * size, size * 0.35, size * 0.045]
    const text = (words, at, style) =>
      on.text(words, { y: y + row * at - size * 0.34, size: size * 0.98, weight: 500, fill: ink, ...style })
    const hair = (at, thick = line) =>
      on.strip(y + row * at - thick, y + row * at + thick, { fill: ink }, x, right)
    const side = (from) =>
      on.strip(y - line, y + row * (rows.length + 3) + line, { fill: ink }, from - line, from + line)
    const [amounts, percents] = [right - pad - size * 2.7, right - pad]
    return [
      hair(0, line * 1.6),
      text('INFORMAÇÃO NUTRICIONAL', 1, { x: x + width / 2, weight: 700, fit: width * 0.94 }),
      hair(1),
      text(serving, 2, { x: x + pad, anchor: 'start', fit: width - 2 * pad }),
      hair(2),
      text('Por porção', 3, { x: amounts, anchor: 'end', weight: 700 }),
      text('%VD', 3, { x: percents, anchor: 'end', weight: 700 }),
      hair(3),
      ...rows.flatMap(([nutrient, amount, percent], i) => {
        const at = i + 4
        return [
          text(nutrient, at, { x: x + pad, anchor: 'start', fit: amounts - x - pad - size * 3.2 }),
          text(amount, at, { x: amounts, anchor: 'end' }),
          text(percent, at, { x: percents, anchor: 'end' }),
          hair(at, i + 1 < rows.length ? line * 0.5 : line * 1.6),
        ]
      }),
      side(x),
      side(right),
    ].join('')
  },
})
