import { readExr } from './exr.mjs'
import { denoise } from './denoise.mjs'
import { tone } from './tone.mjs'

/** Makes a picture of two exposures: { data, width, height } in sRGB bytes. */
export function develop(files, { strength, ...look } = {}) {
  const clean = denoise(files.map(readExr), strength)
  return { data: tone(clean, look), width: clean.width, height: clean.height }
}
