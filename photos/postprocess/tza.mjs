import { readFileSync } from 'node:fs'
import { halves } from './half.mjs'

const MAGIC = 0x41d7
const MAJOR = 2

/** The tensors of a weights file of Open Image Denoise: name → { sides, values (Float32Array) }; throws on other files. */
export function readTensors(file) {
  const data = readFileSync(file)
  if (data.readUInt16LE(0) !== MAGIC || data[2] !== MAJOR) throw new Error(`${file} holds no weights`)
  let at = Number(data.readBigUInt64LE(4))
  const count = data.readUInt32LE(at)
  at += 4
  const tensors = new Map()
  for (let n = 0; n < count; n++) {
    const length = data.readUInt16LE(at)
    const name = data.toString('latin1', at + 2, at + 2 + length)
    at += 2 + length
    const rank = data[at]
    const sides = Array.from({ length: rank }, (_, i) => data.readUInt32LE(at + 1 + 4 * i))
    // Behind the sides stands one letter for each, their order; it is the same in all files in use.
    at += 1 + 4 * rank + rank
    const isHalf = String.fromCharCode(data[at]) === 'h'
    const from = Number(data.readBigUInt64LE(at + 1))
    at += 9
    const size = sides.reduce((a, b) => a * b, 1)
    const values = Float32Array.from({ length: size }, (_, i) =>
      isHalf ? halves[data.readUInt16LE(from + 2 * i)] : data.readFloatLE(from + 4 * i),
    )
    tensors.set(name, { sides, values })
  }
  return tensors
}
