import sharp from 'sharp'

/** Raw pixels of a drawing or a picture, four channels. */
export async function pixels(input, width, height) {
  const image = sharp(typeof input === 'string' ? Buffer.from(input) : input)
  const sized = width ? image.resize(width, height, { fit: 'fill' }) : image
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A sharp image of raw pixels. */
export const image = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } })

/** PNG of raw pixels, for sharp's composite. */
export const png = (raw) => image(raw).png({ compressionLevel: 0 }).toBuffer()

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function random(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const sample = ({ data, width, height }, u, v, out, wrap) => {
  const x0 = Math.floor(u)
  const y0 = Math.floor(v)
  const fx = u - x0
  const fy = v - y0
  for (let c = 0; c < 4; c++) out[c] = 0
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++) {
      let x = x0 + dx
      let y = y0 + dy
      if (wrap) {
        x = ((x % width) + width) % width
        y = ((y % height) + height) % height
      } else if (x < 0 || y < 0 || x >= width || y >= height) continue
      const weight = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy)
      const at = (y * width + x) * 4
      for (let c = 0; c < 4; c++) out[c] += data[at + c] * weight
    }
}

const TEXTURE_SCALE = 300
const FOCAL = 1.3

/**
 * Lays a texture flat under the camera: a plane that begins at the row `edge` and runs towards `horizon`; above the edge
 * all is clear. `sheet` is a picture that lies on it at (u, v) in the plane's units, turned and so many units wide.
 */
export function layGround(texture, width, height, { horizon, edge, yaw, sheet }) {
  const data = Buffer.alloc(width * height * 4)
  const out = [0, 0, 0, 0]
  const over = [0, 0, 0, 0]
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  for (let y = Math.max(0, Math.floor(edge)); y < height; y++) {
    const t = y - horizon
    const v = (FOCAL * width) / t
    for (let x = 0; x < width; x++) {
      const u = (x - width / 2) / t
      sample(
        texture,
        (u * cos - v * sin + 40) * TEXTURE_SCALE,
        (u * sin + v * cos) * TEXTURE_SCALE,
        out,
        true,
      )
      if (sheet) {
        const [du, dv] = [u - sheet.u, v - sheet.v]
        const scale = sheet.picture.width / sheet.width
        const [c, s] = [Math.cos(sheet.turn), Math.sin(sheet.turn)]
        const px = (du * c - dv * s) * scale + sheet.picture.width / 2
        const py = sheet.picture.height / 2 - (du * s + dv * c) * scale
        sample(sheet.picture, px, py, over, false)
        const a = over[3] / 255
        if (a > 0) for (let i = 0; i < 3; i++) out[i] = out[i] * (1 - a) + (over[i] / 255) * 255 * a
      }
      const at = (y * width + x) * 4
      for (let i = 0; i < 3; i++) data[at + i] = out[i]
      data[at + 3] = 255
    }
  }
  return { data, width, height }
}

/** A picture with a clear ground: its solid part's box, and the row on which its tallest thing stands. */
export async function cutout(file) {
  const raw = await pixels(await sharp(file).toBuffer())
  const { data, width, height } = raw
  const box = { left: width, right: 0, top: height, foot: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3] > 200) {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x)
        box.top = Math.min(box.top, y)
        box.foot = Math.max(box.foot, y)
      }
  // Pictures of the shop carry a wine-coloured shadow for paper; on a dark ground it would glow.
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] < 200 && data[i] + data[i + 1] + data[i + 2] < 400)
      for (let c = 0; c < 3; c++) data[i + c] *= 0.3
  if (box.right <= box.left) throw new Error(`${file} has nothing solid on a clear ground`)
  if (box.left === 0 && box.right === width - 1 && box.top === 0)
    throw new Error(`${file} has no clear ground`)
  return { ...raw, box }
}

/**
 * The shadow that a cutout throws on the ground: `lean` to the right and `reach` backwards, in parts of its height. It is
 * wider than the cutout by its half.
 */
export function castShadow({ data, width: sourceWidth, height, box }, { lean, reach }) {
  const width = Math.round(sourceWidth * 1.5)
  const out = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const above = (box.foot - y) / reach
      if (above < 0 || above > box.foot - box.top) continue
      const sourceX = Math.round(x - lean * above)
      const sourceY = Math.round(box.foot - above)
      if (sourceX < 0 || sourceX >= sourceWidth) continue
      const alpha = data[(sourceY * sourceWidth + sourceX) * 4 + 3]
      if (alpha > 190) {
        const fade = 1 - (0.75 * above) / (box.foot - box.top)
        out[(y * width + x) * 4 + 3] = 255 * fade
      }
    }
  return { data: out, width, height }
}

/** Grain, a cast of colour and a lifted, slightly pale tone: what the sensor of a telephone adds. */
export function develop({ data, width, height }, { light, exposure, grain, seed }) {
  const next = random(seed)
  const bell = () => next() + next() + next() - 1.5
  const cast = [1 + 0.055 * light, 1 + 0.012 * light, 1 - 0.085 * light]
  const rough = new Float32Array(width * height)
  for (let i = 0; i < rough.length; i++) rough[i] = bell()
  for (let i = 0, p = 0; p < rough.length; i += 4, p++) {
    // A little of the pixel to the left makes grains wider than a pixel.
    const noise = (rough[p] + 0.6 * (rough[p - 1] ?? 0) + 0.5 * (rough[p - width] ?? 0)) * grain
    const grey = 0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2]
    for (let c = 0; c < 3; c++) {
      let value = (grey + (data[i + c] - grey) * 0.93) * cast[c] * exposure
      value = 255 * (value / 255 < 0 ? 0 : value / 255)
      // Soft shoulder, so that white never clips flat, and blacks a little above nothing.
      value = value > 205 ? 205 + 50 * Math.tanh((value - 205) / 62) : value
      data[i + c] = Math.max(0, Math.min(255, 7 + value * 0.972 + noise * (1.25 - (0.6 * value) / 255)))
    }
  }
  return { data, width, height }
}
