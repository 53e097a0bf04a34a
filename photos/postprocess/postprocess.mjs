import { denoise } from './denoise.mjs'
import { readExr } from './exr.mjs'
import { loadOnnxRuntime } from './inference.mjs'
import { toneMap } from './tone-mapping.mjs'
import { fetchWeights } from './weights.mjs'

/** Loads the inference library and fetches the weights; throws a message that names what is missing. */
export async function preparePostprocess() {
  await loadOnnxRuntime()
  fetchWeights()
}

/** Denoises and tone-maps a rendering (an EXR file): { data, width, height } in sRGB bytes. */
export async function postprocess(file, look) {
  const clean = await denoise(readExr(file))
  return { data: toneMap(clean, look), width: clean.width, height: clean.height }
}
