import { readFileSync } from 'node:fs'
import { halves } from './half.mjs'

const HALF = 1

function readHeader(bytes) {
  let at = 8
  const word = () => {
    const end = bytes.indexOf(0, at)
    const text = bytes.toString('latin1', at, end)
    at = end + 1
    return text
  }
  const header = {}
  for (let name = word(); name; name = word()) {
    word()
    const size = bytes.readInt32LE(at)
    header[name] = bytes.subarray(at + 4, at + 4 + size)
    at += 4 + size
  }
  return { header, at }
}

function readChannels(list) {
  const channels = []
  for (let at = 0; list[at] !== 0;) {
    const end = list.indexOf(0, at)
    channels.push({ name: list.toString('latin1', at, end), half: list.readInt32LE(end + 1) === HALF })
    at = end + 17
  }
  return channels
}

/** An uncompressed OpenEXR file of scan lines: { width, height, channel(end of its name) → Float32Array }. */
export function readExr(file) {
  const bytes = readFileSync(file)
  const { header, at } = readHeader(bytes)
  if (header.compression[0] !== 0) throw new Error(`${file}: only uncompressed EXR is read`)
  const [left, top, right, bottom] = [0, 4, 8, 12].map((i) => header.dataWindow.readInt32LE(i))
  const [width, height] = [right - left + 1, bottom - top + 1]
  const channels = readChannels(header.channels)
  const planes = new Map(channels.map(({ name }) => [name, new Float32Array(width * height)]))
  for (let line = 0; line < height; line++) {
    let from = Number(bytes.readBigUInt64LE(at + line * 8)) + 8
    const row = (bytes.readInt32LE(from - 8) - top) * width
    for (const { name, half } of channels) {
      const plane = planes.get(name)
      for (let x = 0; x < width; x++, from += half ? 2 : 4)
        plane[row + x] = half ? halves[bytes.readUInt16LE(from)] : bytes.readFloatLE(from)
    }
  }
  const channel = (ending) => {
    const name = [...planes.keys()].find((key) => key.endsWith(ending))
    if (!name) throw new Error(`${file} has no ${ending}: ${[...planes.keys()].join(', ')}`)
    return planes.get(name)
  }
  return { width, height, channel }
}
