import { fileURLToPath } from 'node:url'
import { renderExr } from './blender.mjs'
import { postprocess } from './postprocess/postprocess.mjs'
import { paintFace } from './label/faces.mjs'
import { printLabel } from './label/print.mjs'

/** Samples per pixel: fewer leave the ribs of a cap uneven, and three times as many look almost the same. */
const SAMPLES = 8
const SCRIPT = fileURLToPath(new URL('render.py', import.meta.url))

const MAKERS = { print: printLabel, face: paintFace }

/** Renders and postprocesses the picture of a plan: { data, width, height } in sRGB bytes. */
export const renderPicture = (plan) =>
  renderExr(SCRIPT, { ...plan, samples: SAMPLES }, MAKERS, (exr) => postprocess(exr, plan.look))
