// What things stand on, seen from straight above and 1600 units wide; the camera lays it flat.
export const GROUND = 1600

const noise = (id, frequency, { type = 'fractalNoise', octaves = 4, seed = 1, matrix }) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
  `<feColorMatrix values="${matrix}"/></filter>`
const sheet = (defs, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${GROUND}" height="${GROUND}"><defs>${defs}</defs>${body}</svg>`
const fill = (paint, more = '') => `<rect width="${GROUND}" height="${GROUND}" fill="${paint}" ${more}/>`
const veil = (id, opacity = 1) => `<g opacity="${opacity}">${fill('#fff', `filter="url(#${id})"`)}</g>`
// A colour whose opacity is a noise channel, stretched: opacity = gain × noise + shift.
const ink = (rgb, gain, shift) => {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(rgb.slice(i, i + 2), 16) / 255)
  return `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} 0 0 0 ${shift}`
}

const boards = (count, tints, gap) =>
  Array.from({ length: count }, (_, i) => {
    const height = GROUND / count
    const tint = tints[(i * 7 + 3) % tints.length]
    return (
      `<rect y="${i * height}" width="${GROUND}" height="${height}" fill="${tint}"/>` +
      `<rect y="${i * height}" width="${GROUND}" height="3.5" fill="${gap}" opacity="0.75"/>` +
      `<rect y="${i * height + 3.5}" width="${GROUND}" height="3" fill="#fff" opacity="0.12"/>`
    )
  }).join('')

const wood = (tints, grain, { count = 3, seed = 3 } = {}) =>
  sheet(
    noise('g', '0.0035 0.085', { seed, octaves: 5, matrix: ink(grain, 2.6, -1.05) }) +
      noise('f', '0.012 0.6', { seed: seed + 5, octaves: 3, matrix: ink(grain, 2.2, -0.95) }),
    boards(count, tints, grain) + veil('g', 0.75) + veil('f', 0.5),
  )

const speckled = (base, specks) =>
  sheet(
    specks
      .map(([rgb, frequency, gain, shift], i) =>
        noise(`s${i}`, frequency, { seed: 11 + i * 4, octaves: 2, matrix: ink(rgb, gain, shift) }),
      )
      .join(''),
    fill(base) + specks.map((_, i) => veil(`s${i}`)).join(''),
  )

const cloth = (base, pattern, thread = '#000000') =>
  sheet(
    noise('t', '0.5 0.5', { seed: 8, octaves: 2, matrix: ink(thread, 1.5, -0.62) }) +
      noise('w', '0.006 0.011', { seed: 21, octaves: 3, matrix: ink(thread, 0.9, -0.4) }),
    fill(base) + pattern + veil('t', 0.45) + veil('w', 0.5),
  )

const stripes = (list) =>
  list.map(([x, w, paint]) => `<rect x="${x}" width="${w}" height="${GROUND}" fill="${paint}"/>`).join('')

const checks = (paint, size) => {
  const lines = Array.from({ length: GROUND / size / 2 }, (_, i) => i * size * 2)
  return lines
    .map(
      (at) =>
        `<rect x="${at}" width="${size}" height="${GROUND}" fill="${paint}" opacity="0.5"/>` +
        `<rect y="${at}" width="${GROUND}" height="${size}" fill="${paint}" opacity="0.5"/>`,
    )
    .join('')
}

/** Surfaces by name. */
export const GROUNDS = {
  oak: wood(['#c99a67', '#c08f5c', '#cfa272', '#c59562'], '#6b4423'),
  pine: wood(['#dfc096', '#d9b788', '#e4c79f'], '#9a6d3c', { count: 2, seed: 9 }),
  walnut: wood(['#6a432c', '#623c27', '#734a31'], '#2b160c', { count: 2, seed: 14 }),
  whitewood: wood(['#efe9e0', '#ebe3d8', '#f2ede5'], '#a89880', { count: 4, seed: 6 }),
  marble: sheet(
    noise('v', '0.004 0.009', {
      type: 'turbulence',
      seed: 5,
      octaves: 5,
      matrix: ink('#7d7f86', -3.4, 0.62),
    }) + noise('c', '0.01', { seed: 2, octaves: 3, matrix: ink('#b9b4ae', 1.2, -0.45) }),
    fill('#f1efeb') + veil('c', 0.7) + veil('v', 0.8),
  ),
  granite: speckled('#3d3a3a', [
    ['#8a8480', '0.21', 4.2, -2.35],
    ['#151414', '0.16', 4, -2.1],
    ['#c7bdb2', '0.33', 6, -3.9],
  ]),
  stone: speckled('#c9c0b4', [
    ['#8c8074', '0.23', 4.2, -2.4],
    ['#f3eee6', '0.2', 4, -2.2],
    ['#5d534a', '0.36', 6, -3.9],
  ]),
  rubber: speckled('#2a2b2e', [
    ['#6f7680', '0.27', 8, -5.2],
    ['#111113', '0.4', 2, -1],
  ]),
  laminate: speckled('#f0ece6', [['#cfc7bc', '0.05', 0.9, -0.4]]),
  gingham: cloth('#f7f1e8', checks('#b8434a', 64)),
  towel: cloth(
    '#f4f1ea',
    stripes([
      [60, 120, '#2f7f94'],
      [240, 34, '#e9a13b'],
      [330, 120, '#2f7f94'],
      [560, 120, '#2f7f94'],
      [740, 34, '#e9a13b'],
      [830, 120, '#2f7f94'],
    ]),
  ),
  linen: cloth('#e7ddd0', '', '#6d5b49'),
  terry: cloth('#e9d5cf', '', '#7a4f48'),
  canvas: cloth('#3b4654', '', '#0b0f14'),
}
