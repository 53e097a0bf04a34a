import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { renderExr } from './blender.mjs'
import { drawMeasures } from './postprocess/measures.mjs'
import { postprocess } from './postprocess/postprocess.mjs'
import { drawPrint } from './postprocess/print.mjs'
import { paintFace } from './label/faces.mjs'
import { printLabel } from './label/print.mjs'

/** Samples per pixel: fewer leave the ribs of a cap uneven, and three times as many look almost the same. */
const SAMPLES = 8
const SCRIPT = fileURLToPath(new URL('render.py', import.meta.url))

const MAKERS = { print: printLabel, face: paintFace }

const pixels = async (picture, width) => {
  const { data, info } = await picture.resize(width).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The picture of a plan before anything is drawn on it: rendered, or the finished one that the plan is `from`. */
async function photograph(plan) {
  const [width] = plan.size
  if (plan.from)
    return pixels(sharp(fileURLToPath(new URL(`masters/${plan.from}.webp`, import.meta.url))), width)
  const shot = { ...plan, samples: SAMPLES }
  const image = await renderExr(SCRIPT, shot, MAKERS, (exr) => postprocess(exr, plan.look))
  const { data, ...size } = image
  return plan.enlarged ? pixels(sharp(data, { raw: { ...size, channels: 3 } }), plan.enlarged) : image
}

/** Renders and postprocesses the picture of a plan: { data, width, height } in sRGB bytes. */
export async function renderPicture(plan) {
  const image = await photograph(plan)
  return plan.print ? drawPrint(image, plan) : plan.measures ? drawMeasures(image, plan) : image
}
