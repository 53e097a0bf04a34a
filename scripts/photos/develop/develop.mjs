import { denoise } from './denoise.mjs'
import { readExr } from './exr.mjs'
import { runtime } from './network.mjs'
import { tone } from './tone.mjs'
import { fetchWeights } from './weights.mjs'

/** Makes the darkroom ready; throws the sentence that says what is missing. */
export async function open() {
  await runtime()
  fetchWeights()
}

/** Makes a picture of an exposure (an EXR file): { data, width, height } in sRGB bytes. */
export async function develop(file, look) {
  const clean = await denoise(readExr(file))
  return { data: tone(clean, look), width: clean.width, height: clean.height }
}
