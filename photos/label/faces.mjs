import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { random } from '../random.mjs'

// Textures of cut fruit and leaves, computed pixel by pixel: a colour map and, in a second file, a height map (white is high).

const FOLDER = new URL('../../.cache/photos/prints/', import.meta.url)
const SIZE = 900

const parts = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
const clamp = (v) => Math.max(0, Math.min(1, v))
const ease = (a, b, v) => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}
const blend = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)

/** A pseudo-random number for a position, the same in every run. */
const hash = (x, y, seed) => {
  const v = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453
  return v - Math.floor(v)
}

/** Distance to the nearest and to the second nearest of scattered points, and the number of the nearest. */
function cell(x, y, seed) {
  const [cx, cy] = [Math.floor(x), Math.floor(y)]
  let [first, second, id] = [9, 9, 0]
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [px, py] = [cx + i, cy + j]
      const dx = px + hash(px, py, seed) - x
      const dy = py + hash(py, px, seed + 9) - y
      const d = Math.hypot(dx, dy)
      if (d < first) [second, first, id] = [first, d, hash(px, py, seed + 5)]
      else if (d < second) second = d
    }
  return { first, second, id }
}

/** Smooth value noise. */
function noise(x, y, seed) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const [fx, fy] = [x - ix, y - iy].map((t) => t * t * (3 - 2 * t))
  const row = (j) => hash(ix, iy + j, seed) * (1 - fx) + hash(ix + 1, iy + j, seed) * fx
  return row(0) * (1 - fy) + row(1) * fy
}

function citrus({ rind, pith, flesh, deep, light, segments, seed = 3, thick = 0.9 }) {
  const next = random(seed)
  const edges = Array.from({ length: segments }, (_, i) => ((i + next(-0.16, 0.16)) / segments) * Math.PI * 2)
  const tones = edges.map(() => next(-0.25, 0.3))
  const [skin, white, juice, dark, pale] = [rind, pith, flesh, deep, light].map(parts)
  return (x, y) => {
    const rho = Math.hypot(x, y) * (1 + 0.012 * (noise(x * 3 + 5, y * 3, seed) - 0.5))
    const turn =
      (Math.atan2(y, x) + Math.PI * 2 + 0.03 * (noise(x * 5, y * 5, seed + 2) - 0.5)) % (Math.PI * 2)
    const at = edges.findLastIndex((edge) => edge <= turn)
    const i = at < 0 ? segments - 1 : at
    const from = at < 0 ? edges[i] - Math.PI * 2 : edges[i]
    const to = i + 1 < segments ? edges[i + 1] : edges[0] + Math.PI * 2
    const side = Math.min(turn - from, (to > from ? to : to + Math.PI * 2) - turn) * rho
    const sides = [side - 0.011, thick - 0.055 - rho, (rho - 0.075) * 0.7]
    // The three walls meet in a round corner.
    const soft = -Math.log(sides.reduce((sum, d) => sum + Math.exp(-d * 42), 0)) / 42 + 0.012
    const inside = ease(-0.006, 0.014, soft)
    const vesicle = cell(rho * 7.5 + i * 7, (turn - (from + to) / 2) * (8 + rho * 13) + i * 13, seed)
    const wall = ease(0.0, 0.22, vesicle.second - vesicle.first)
    const depth = clamp(0.42 + 0.5 * (vesicle.id - 0.5) + tones[i] * 0.5 + 0.25 * (1 - wall))
    let colour = blend(juice, dark, depth * 0.75)
    colour = blend(colour, pale, (1 - wall) * 0.5 + ease(0.07, 0, soft) * 0.35)
    const grain = noise(x * 60, y * 60, seed)
    const membrane = blend(white, pale, 0.35 * grain)
    const peel = ease(thick, thick + 0.035, rho)
    const ground = blend(membrane, blend(white, skin, ease(thick + 0.045, 0.975, rho)), peel)
    colour = blend(ground, colour, inside)
    const height = inside * (0.42 + 0.5 * wall * (0.6 + 0.4 * vesicle.id)) + (1 - inside) * 0.55
    return [colour, height]
  }
}

function leaf({ dark, light, rib }) {
  const [deep, bright, vein] = [dark, light, rib].map(parts)
  return (x, y) => {
    const along = (y + 1) / 2
    const across = Math.abs(x)
    const side = (along * 9 - across * 2.2 + (x > 0 ? 0.5 : 0)) % 1
    const line = Math.min(side, 1 - side)
    const small = cell(x * 22, y * 26, 4)
    const tone = noise(x * 3, y * 4, 7) * 0.55 + noise(x * 14, y * 14, 8) * 0.25
    let colour = blend(deep, bright, clamp(tone + across * 0.1))
    const veins = Math.max(ease(0.05, 0.012, across), ease(0.07, 0.0, line) * 0.6 * (1 - across * 0.6))
    colour = blend(colour, vein, veins * 0.75 + ease(0.1, 0, small.second - small.first) * 0.12)
    return [colour, 0.6 - veins * 0.45 + 0.15 * (small.second - small.first)]
  }
}

/** Cut cranberry: red skin, pale flesh, four chambers with seeds. */
function cranberry() {
  const [skin, flesh, pale, hollow, seed] = ['#a3112f', '#f3c9c4', '#fbe8e0', '#b95a63', '#d9a860'].map(parts)
  return (x, y) => {
    const rho = Math.hypot(x, y)
    const turn = Math.atan2(y, x)
    let colour = blend(pale, flesh, ease(0.25, 0.85, rho) * (0.6 + 0.4 * noise(x * 9, y * 9, 2)))
    colour = blend(colour, skin, ease(0.84, 0.97, rho))
    const lobe = Math.cos(turn * 4) * 0.5 + 0.5
    const chamber = ease(0.06, 0.0, Math.abs(rho - 0.38) - 0.15) * ease(0.3, 0.62, lobe)
    colour = blend(colour, hollow, chamber)
    const pip = ease(0.07, 0.03, Math.hypot(rho - 0.36, (((turn / Math.PI) * 2 + 8.5) % 1) * 0.4 - 0.2))
    colour = blend(colour, seed, pip * chamber)
    return [colour, 0.7 - chamber * 0.6 + pip * chamber * 0.4]
  }
}

const LIME = {
  rind: '#5f8f1c',
  pith: '#e9f0c0',
  flesh: '#b3cf52',
  deep: '#7ea52a',
  light: '#dcea9c',
  segments: 10,
  thick: 0.95,
}
const TANGERINE = {
  rind: '#ef7a0e',
  pith: '#ffe2b4',
  flesh: '#fb9a22',
  deep: '#ea6c08',
  light: '#ffc466',
  segments: 10,
  seed: 5,
  thick: 0.93,
}
const PINK = {
  rind: '#efc63a',
  pith: '#fdf0d2',
  flesh: '#f2828f',
  deep: '#d9506a',
  light: '#fbc0bd',
  segments: 9,
  seed: 8,
  thick: 0.88,
}

/** Every painted map by name. */
const faces = {
  'cut-lime': () => citrus(LIME),
  'cut-tangerine': () => citrus(TANGERINE),
  'cut-pink-lemon': () => citrus(PINK),
  'cut-cranberry': () => cranberry(),
  leaf: () => leaf({ dark: '#24511b', light: '#4f8a31', rib: '#94b765' }),
  'leaf-pale': () => leaf({ dark: '#4c7a2e', light: '#83ab4d', rib: '#bfd38d' }),
}

/** Paints a map once and returns the paths of its two files, { colour, relief }. */
export async function paintFace(name) {
  mkdirSync(FOLDER, { recursive: true })
  const recipe =
    [citrus, leaf, cranberry, cell, noise, faces[name]].map(String).join() +
    JSON.stringify([LIME, TANGERINE, PINK])
  const key = createHash('sha256').update(recipe).digest('hex').slice(0, 12)
  const file = (kind) => fileURLToPath(new URL(`${name}-${kind}-${key}.png`, FOLDER))
  if (!existsSync(file('relief'))) {
    const paint = faces[name]()
    const [colour, relief] = [Buffer.alloc(SIZE * SIZE * 3), Buffer.alloc(SIZE * SIZE)]
    for (let j = 0, i = 0; j < SIZE; j++)
      for (let k = 0; k < SIZE; k++, i++) {
        const [rgb, height] = paint((k / (SIZE - 1)) * 2 - 1, 1 - (j / (SIZE - 1)) * 2)
        rgb.forEach((v, c) => (colour[i * 3 + c] = Math.round(Math.max(0, Math.min(255, v)))))
        relief[i] = Math.round(clamp(height) * 255)
      }
    const raw = (channels) => ({ raw: { width: SIZE, height: SIZE, channels } })
    await sharp(colour, raw(3)).png().toFile(file('colour'))
    await sharp(relief, raw(1)).png().toFile(file('relief'))
  }
  return { colour: file('colour'), relief: file('relief') }
}
