import { fileURLToPath } from 'node:url'
import { expose } from './blender.mjs'
import { develop } from './develop/develop.mjs'
import { paintFace } from './label/faces.mjs'
import { printLabel } from './label/print.mjs'

/** Rays through every pixel: with fewer the ribs of a cap come out uneven, three times as many are hardly seen. */
const SAMPLES = 8
const SCRIPT = fileURLToPath(new URL('shoot.py', import.meta.url))

const MAKERS = { print: printLabel, face: paintFace }

/** Takes and develops the picture of a plan: { data, width, height } in sRGB bytes. */
export const shoot = (plan) =>
  expose(SCRIPT, { ...plan, samples: SAMPLES }, MAKERS, (exposure) => develop(exposure, plan.develop))
