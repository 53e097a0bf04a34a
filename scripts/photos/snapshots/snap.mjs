import { fileURLToPath } from 'node:url'
import { expose } from '../blender.mjs'
import { denoise } from '../develop/denoise.mjs'
import { readExr } from '../develop/exr.mjs'
import { paintFace } from '../label/faces.mjs'
import { printLabel } from '../label/print.mjs'
import { printPage } from './pages.mjs'

const SCRIPT = fileURLToPath(new URL('snap.py', import.meta.url))
const MAKERS = { print: printLabel, face: paintFace, page: printPage }

/** Takes the snapshot of a plan: its light without noise, { width, height, planes }. */
export const snap = (plan) => expose(SCRIPT, plan, MAKERS, (exposure) => denoise(readExr(exposure)))
