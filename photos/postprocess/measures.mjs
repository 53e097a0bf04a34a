import sharp from 'sharp'
import { palette } from '../colour.mjs'
import { textPath } from '../label/type/text.mjs'
import { projection } from './camera.mjs'

// Lines with the measures of a pack, drawn on a finished picture.

/** Sizes as parts of the picture's width. */
const [LINE, TICK, GAP, TEXT] = [0.0026, 0.024, 0.052, 0.038]

const rect = (x0, y0, x1, y1) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`

/** Two lines of words below a pack: its content and its measures. */
function caption(plan, { foot, at, caption: [content, measures] }) {
  const [x, low] = projection(plan, plan.size[0])([at, -foot, 0])
  const unit = plan.size[0]
  const size = unit * TEXT * 0.74
  const y = low + unit * GAP * 1.2
  return [
    textPath(content, { x, y, size: size * 1.2, weight: 700 }),
    textPath(measures, { x, y: y + size * 1.5, size, weight: 500 }),
  ]
}

/** The two lines of one pack, at its left side and below it. */
function lines(plan, { size: [width, height], at, foot, reach, ...texts }) {
  const project = projection(plan, plan.size[0])
  const [line, tick, gap, text] = [LINE, TICK, GAP, TEXT].map((part) => part * plan.size[0])
  const [left] = project([at - width / 2, 0, height / 2])
  const [right] = project([at + width / 2, 0, height / 2])
  const [, low] = project([at, -foot, 0])
  const [, high] = project([at, 0, height])
  const [x, y] = [project([at - reach, 0, height])[0] - gap, low + gap]
  const style = { size: text, weight: 600 }
  const upright = rect(x - line / 2, high, x + line / 2, low)
  const level = rect(left, y - line / 2, right, y + line / 2)
  const ticks = [high, low]
    .map((end) => rect(x - tick / 2, end - line / 2, x + tick / 2, end + line / 2))
    .concat([left, right].map((end) => rect(end - line / 2, y - tick / 2, end + line / 2, y + tick / 2)))
  const words = [
    textPath(texts.height, { ...style, x: x - tick * 0.9, y: (high + low) / 2 + text * 0.35, anchor: 'end' }),
    textPath(texts.width, { ...style, x: (left + right) / 2, y: y + tick * 0.6 + text }),
  ]
  return [upright, level, ...ticks, ...words]
}

/** Draws the measures of a plan on its picture { data, width, height }. */
export async function drawMeasures(image, plan) {
  const { width, height } = image
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${palette.wine}">` +
    `<path d="${plan.measures.flatMap((one) => (one.caption ? caption : lines)(plan, one)).join('')}"/></svg>`
  const data = await sharp(image.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...image, data }
}
