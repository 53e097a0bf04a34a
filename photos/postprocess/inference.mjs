import { readTensors } from './tza.mjs'
import { SIDE_MULTIPLE, INPUT, OUTPUT, unet } from './unet.mjs'
import { weightsFile } from './weights.mjs'

const ONE_THREAD = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 }

/** Imports ONNX Runtime, which runs the networks; throws an error with the install command if it is missing. */
export async function loadOnnxRuntime() {
  try {
    return await import('onnxruntime-node')
  } catch (error) {
    const hint = 'Rendering needs the packages of photos/. Run: npm ci --prefix photos'
    throw new Error(hint, { cause: error })
  }
}

const roundUp = (side) => Math.ceil(side / SIDE_MULTIPLE) * SIDE_MULTIPLE
/** The index of the source pixel: the padding mirrors the picture, so that the network sees no border at its edge. */
const mirroredIndex = (i, n) => (i < n ? i : 2 * n - 2 - i)

/** Pads planes on the right and at the bottom to the sides that the network accepts. */
function pad(planes, width, height) {
  const [w, h] = [roundUp(width), roundUp(height)]
  const data = new Float32Array(planes.length * w * h)
  planes.forEach((plane, c) => {
    for (let y = 0; y < h; y++) {
      const row = mirroredIndex(y, height) * width
      const to = (c * h + y) * w
      for (let x = 0; x < w; x++) data[to + x] = plane[row + mirroredIndex(x, width)]
    }
  })
  return { data, w, h }
}

/** Runs the network whose weights are in file `name` on planes (Float32Arrays of width × height); returns three planes. */
export async function infer(name, planes, width, height) {
  const { InferenceSession, Tensor } = await loadOnnxRuntime()
  const { data, w, h } = pad(planes, width, height)
  const { channels, onnx } = unet(readTensors(weightsFile(name)), w, h)
  if (channels !== planes.length) throw new Error(`${name} needs ${channels} planes, got ${planes.length}`)
  const session = await InferenceSession.create(onnx, ONE_THREAD)
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
