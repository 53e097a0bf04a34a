import { printedWidth } from './type/text.mjs'

// Columns of running text on a label. A column is a list of blocks, set one below the other: { text, size, … } is a paragraph
// (sizes relative to the column's own), { gap } is empty space, { rule } a hairline, { beside, share } two columns, of which the
// first has that share of the width, and { draw, height } anything else.

const LEADING = 1.28

/** The words of a text in lines that are at most `width` wide. */
function breakLines(text, width, style) {
  const lines = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && printedWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const styleOf = ({ size: scale = 1, tracking = 0, face = 'sans', weight = 500 }, size) => ({
  face,
  weight,
  size: size * scale,
  tracking: size * scale * tracking,
})

/** Sets a column from (x, y) downwards on a label: { svg, bottom }. */
function setColumn(on, blocks, { x, y, width, size, ink }) {
  let [svg, down] = ['', y]
  for (const block of blocks) {
    if (block.gap) down += block.gap * size
    else if (block.rule) {
      const edges = [down - size * 0.03, down + size * 0.03]
      svg += on.strip(edges[0], edges[1], { fill: block.rule }, x, x + width)
    } else if (block.beside) {
      const [first, second] = [width * block.share, width * (block.share + 0.05)]
      const spans = [
        { x, width: first },
        { x: x + second, width: width - second },
      ]
      const set = block.beside.map((blocks, i) => setColumn(on, blocks, { ...spans[i], y: down, size, ink }))
      svg += set.map((one) => one.svg).join('')
      down = Math.max(...set.map((one) => one.bottom))
    } else if (block.draw) {
      svg += block.draw(on, { x, y: down, width, size })
      down += block.height * size
    } else {
      const style = styleOf(block, size)
      for (const line of breakLines(block.text, width, style)) {
        svg += on.text(line, {
          ...style,
          x,
          y: down + style.size * 0.95,
          anchor: 'start',
          fit: width,
          fill: block.fill ?? ink,
        })
        down += style.size * LEADING
      }
    }
  }
  return { svg, bottom: down }
}

/** Sets columns side by side in the largest size, of at most `size`, in which all of them end above `bottom`. */
export function fitColumns(on, columns, { y, bottom, size, ink }) {
  for (let now = size; ; now *= 0.97) {
    const set = columns.map(({ blocks, x, width }) => setColumn(on, blocks, { x, y, width, size: now, ink }))
    if (set.every((one) => one.bottom <= bottom))
      return { svg: set.map(({ svg }) => svg).join(''), size: now }
    if (now < size / 4) throw new Error('A label has more text than room')
  }
}
