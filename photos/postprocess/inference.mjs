import { readTensors } from './tza.mjs'
import { SIDE_MULTIPLE, INPUT, OUTPUT, unet } from './unet.mjs'
import { weightsFile } from './weights.mjs'

const ONE_THREAD = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 }

/** The library that runs networks; throws the sentence that says how to install it. */
export async function loadOnnxRuntime() {
  try {
    return await import('onnxruntime-node')
  } catch (error) {
    const hint = 'Rendering needs the packages of photos/. Run: npm ci --prefix photos'
    throw new Error(hint, { cause: error })
  }
}

const whole = (side) => Math.ceil(side / SIDE_MULTIPLE) * SIDE_MULTIPLE
/** Beyond an edge a picture goes on as in a mirror, so that the network sees no border there. */
const mirrored = (i, n) => (i < n ? i : 2 * n - 2 - i)

function enlarge(planes, width, height) {
  const [w, h] = [whole(width), whole(height)]
  const data = new Float32Array(planes.length * w * h)
  planes.forEach((plane, c) => {
    for (let y = 0; y < h; y++) {
      const row = mirrored(y, height) * width
      const to = (c * h + y) * w
      for (let x = 0; x < w; x++) data[to + x] = plane[row + mirrored(x, width)]
    }
  })
  return { data, w, h }
}

/** Runs the network of a weights file on planes (Float32Arrays of width × height) and returns three planes. */
export async function infer(name, planes, width, height) {
  const { InferenceSession, Tensor } = await loadOnnxRuntime()
  const { data, w, h } = enlarge(planes, width, height)
  const { channels, file } = unet(readTensors(weightsFile(name)), w, h)
  if (channels !== planes.length) throw new Error(`${name} reads ${channels} planes, not ${planes.length}`)
  const session = await InferenceSession.create(file, ONE_THREAD)
  const result = await session.run({ [INPUT]: new Tensor('float32', data, [1, channels, h, w]) })
  await session.release()
  const out = result[OUTPUT].data
  return [0, 1, 2].map((c) => {
    const plane = new Float32Array(width * height)
    for (let y = 0; y < height; y++) {
      const from = (c * h + y) * w
      plane.set(out.subarray(from, from + width), y * width)
    }
    return plane
  })
}
