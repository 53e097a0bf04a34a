import sharp from 'sharp'
import { backPrints } from '../label/back-labels.mjs'
import { projection } from './camera.mjs'
import { SURFACES } from './surfaces.mjs'

// The small print of a back label is drawn on the finished picture, bent as the pack is: rendered with few samples and cleaned of
// noise, letters of this size would smear.

/** Draws the print of a plan on its picture { data, width, height }. */
export async function drawPrint(image, plan) {
  const { data, width, height } = image
  const { label, surface, turn = 0, scale = 1, blend, opacity } = plan.print
  const project = projection(plan, width)
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const place = ([x, y, z]) =>
    project([(x * cosine - y * sine) * scale, (x * sine + y * cosine) * scale, z * scale])
  const at = SURFACES[surface.kind](surface)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" opacity="${opacity}">` +
    `${backPrints.get(label)((u, v) => place(at(u, v)))}</svg>`
  const drawn = await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), blend }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...image, data: drawn }
}
