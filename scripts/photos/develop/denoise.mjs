// Two exposures of one picture differ by their noise alone. What they share, divided by the colour of the surfaces (so
// that printed words stay sharp), is smoothed in widening steps; colour, normal and depth say where an edge is, and the
// measured noise says how much difference between two pixels is real.

const STEPS = [1, 2, 4, 8]
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
const LEAST = 0.03

const luminance = (light, i) => 0.3 * light[0][i] + 0.59 * light[1][i] + 0.11 * light[2][i]

/** Average of a square of pixels around each, by running sums. */
function boxBlur(plane, width, height, r) {
  const pass = (from, count, length, step, jump) => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < count; line++) {
      const base = line * jump
      let sum = 0
      let n = 0
      for (let i = -r; i < length; i++) {
        if (i + r < length) {
          sum += from[base + (i + r) * step]
          n++
        }
        if (i - r - 1 >= 0) {
          sum -= from[base + (i - r - 1) * step]
          n--
        }
        if (i >= 0) to[base + i * step] = sum / n
      }
    }
    return to
  }
  return pass(pass(plane, height, width, 1, width), width, height, width, 1)
}

function smooth(light, noise, guide, width, height, step, strength) {
  const out = [0, 1, 2].map(() => new Float32Array(width * height))
  const noiseOut = new Float32Array(width * height)
  const { albedo, normal, depth, grain, tilt } = guide
  const blurred = boxBlur(noise, width, height, 1)
  const bright = Float32Array.from(noise, (_, i) => luminance(light, i))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const spread = 1 / (strength * Math.sqrt(blurred[i]) + 0.002)
      let [total, r, g, b, variance] = [0, 0, 0, 0, 0]
      for (let dy = -2; dy <= 2; dy++) {
        const py = y + dy * step
        if (py < 0 || py >= height) continue
        for (let dx = -2; dx <= 2; dx++) {
          const px = x + dx * step
          if (px < 0 || px >= width) continue
          const j = py * width + px
          let apart = Math.abs(bright[i] - bright[j]) * spread
          if (apart > 6) continue
          let [colours, normals] = [0, 0]
          for (let c = 0; c < 3; c++) {
            const d = albedo[c][i] - albedo[c][j]
            colours += d * d
            const n = normal[c][i] - normal[c][j]
            normals += n * n
          }
          apart += Math.max(0, colours - grain[i] - grain[j]) * 120
          apart += Math.max(0, normals - tilt[i] - tilt[j]) * 24
          apart += (Math.abs(depth[i] - depth[j]) / (depth[i] * 0.004 * step + 1e-3)) * 0.25
          if (apart > 8) continue
          const w = KERNEL[dx + 2] * KERNEL[dy + 2] * Math.exp(-apart)
          total += w
          r += w * light[0][j]
          g += w * light[1][j]
          b += w * light[2][j]
          variance += w * w * noise[j]
        }
      }
      out[0][i] = r / total
      out[1][i] = g / total
      out[2][i] = b / total
      noiseOut[i] = variance / (total * total)
    }
  return [out, noiseOut]
}

/** Half the squared difference of two exposures, summed over channels and spread a little: the noise of a guide. */
function unrest(first, second, width, height) {
  const plane = first[0].map((_, i) => {
    let sum = 0
    for (let c = 0; c < 3; c++) sum += (first[c][i] - second[c][i]) ** 2
    return sum / 4
  })
  return boxBlur(plane, width, height, 2)
}

/**
 * Colours of the surfaces without their noise: behind glass and out of focus every ray finds another surface. Where two
 * exposures agree nothing changes, so that print stays sharp.
 */
function calm(planes, noise, width, height, step) {
  const out = planes.map((plane) => Float32Array.from(plane))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (noise[i] < 2e-5) continue
      let [total, r, g, b] = [0, 0, 0, 0]
      for (let dy = -3; dy <= 3; dy++) {
        const py = y + dy * step
        if (py < 0 || py >= height) continue
        for (let dx = -3; dx <= 3; dx++) {
          const px = x + dx * step
          if (px < 0 || px >= width) continue
          const j = py * width + px
          const both = noise[i] + noise[j]
          let d = -both
          for (let c = 0; c < 3; c++) d += (planes[c][i] - planes[c][j]) ** 2
          const w = Math.exp(-Math.max(0, d) / (both * 1.5 + 1e-5))
          total += w
          r += w * planes[0][j]
          g += w * planes[1][j]
          b += w * planes[2][j]
        }
      }
      out[0][i] = r / total
      out[1][i] = g / total
      out[2][i] = b / total
    }
  return out
}

/** A pixel that none but one of its neighbours comes near is a stray ray: it is brought back among them. */
function despeckle(light, width, height) {
  const bright = Float32Array.from(light[0], (_, i) => luminance(light, i))
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      let [least, low, high, most] = [Infinity, Infinity, -Infinity, -Infinity]
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx++) {
          if (dx === 0 && dy === 0) continue
          const v = bright[i + dy + dx]
          if (v > most) [high, most] = [most, v]
          else if (v > high) high = v
          if (v < least) [low, least] = [least, v]
          else if (v < low) low = v
        }
      const v = bright[i]
      if (v >= low && v <= high) continue
      const k = Math.min(high, Math.max(low, v)) / (v || 1)
      if (v > 0) for (let c = 0; c < 3; c++) light[c][i] *= k
    }
  return light
}

/** One clean picture, linear [r, g, b], of two exposures read by readExr. `strength` 1…4 is how hard noise is pressed. */
export function denoise([a, b], strength = 2.2) {
  const { width, height } = a
  const size = width * height
  const planes = (exr, pass, axes) => [...axes].map((axis) => exr.channel(`${pass}.${axis}`))
  const mean = (pass, axes) => {
    const [p, q] = [planes(a, pass, axes), planes(b, pass, axes)]
    return p.map((plane, c) => plane.map((v, i) => (v + q[c][i]) / 2))
  }
  const guide = {
    albedo: mean('Denoising Albedo', 'RGB'),
    normal: mean('Denoising Normal', 'XYZ'),
    depth: mean('Denoising Depth', 'Z')[0],
  }
  const noiseOf = (pass, axes) => unrest(planes(a, pass, axes), planes(b, pass, axes), width, height)
  guide.grain = noiseOf('Denoising Albedo', 'RGB')
  guide.tilt = noiseOf('Denoising Normal', 'XYZ')
  guide.albedo = calm(guide.albedo, guide.grain, width, height, 1)
  guide.albedo = calm(
    guide.albedo,
    guide.grain.map((v) => v * 0.2),
    width,
    height,
    3,
  )
  const base = guide.albedo.map((plane) => plane.map((v) => Math.max(v, LEAST)))
  const [first, second] = [a, b].map((exr) =>
    despeckle(
      planes(exr, 'Combined', 'RGB').map((plane, c) => plane.map((v, i) => v / base[c][i])),
      width,
      height,
    ),
  )
  let light = first.map((plane, c) => plane.map((v, i) => (v + second[c][i]) / 2))
  const difference = Float32Array.from({ length: size }, (_, i) => {
    const d = luminance(first, i) - luminance(second, i)
    return (d * d) / 4
  })
  // A lone bright speck says little about the noise around it: the wide average is mixed with the near one.
  const near = boxBlur(difference, width, height, 3)
  const wide = boxBlur(difference, width, height, 9)
  let noise = near.map((v, i) => Math.max(v, wide[i] * 0.5))
  for (const step of STEPS) [light, noise] = smooth(light, noise, guide, width, height, step, strength)
  return { width, height, planes: light.map((plane, c) => plane.map((v, i) => v * base[c][i])) }
}
