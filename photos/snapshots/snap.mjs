import { fileURLToPath } from 'node:url'
import { renderExr } from '../blender.mjs'
import { denoise } from '../postprocess/denoise.mjs'
import { readExr } from '../postprocess/exr.mjs'
import { paintFace } from '../label/faces.mjs'
import { printLabel } from '../label/print.mjs'
import { printPage } from './pages.mjs'

const SCRIPT = fileURLToPath(new URL('snap.py', import.meta.url))
const MAKERS = { print: printLabel, face: paintFace, page: printPage }

/** Takes the snapshot of a plan: its light without noise, { width, height, planes }. */
export const snap = (plan) => renderExr(SCRIPT, plan, MAKERS, (exposure) => denoise(readExr(exposure)))
