/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_BRAND, readBrand } from './read-brand.ts'

const TOKENS = new Map(
  [...readFileSync('app/tokens.css', 'utf8').matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,6});/g)].map(
    ([, name, hex]) => [name!, hex!],
  ),
)

// A rule that sets both a text colour and a background colour: the contrast of that pair is checked.
const RULE = /[^{}]+\{([^{}]*)\}/g
const COMMENT = /\/\*[^]*?\*\//g
const PAIRS_IN_CSS = globSync('{app,components}/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').replace(COMMENT, '').matchAll(RULE)].flatMap(
    ([, rule = '']): [string, string, number][] => {
      const [, text] = /(?:^|[;\s])color:\s*var\(--([a-z-]+)\)/.exec(rule) ?? []
      const [, ground] = /background(?:-color)?:\s*var\(--([a-z-]+)\)/.exec(rule) ?? []
      return text && ground && TOKENS.has(text) && TOKENS.has(ground) ? [[text, ground, 4.5]] : []
    },
  ),
)

// The minimum contrast: 4.5 for text on its background, 3 for edges, stars and the focus ring (WCAG 1.4.3, 1.4.11).
const PAIRS: [string, string, number][] = [
  ...['paper', 'sand', 'white', 'photo'].flatMap((ground): [string, string, number][] => [
    ...['ink', 'muted', 'wine', 'action', 'action-hover', 'error', 'leaf', 'amber'].map(
      (text): [string, string, number] => [text, ground, 4.5],
    ),
    ['edge', ground, 3],
    ['focus', ground, 3],
  ]),
  ['on-action', 'action-active', 4.5],
  ['on-coral', 'coral', 4.5],
  ['on-dark-muted', 'wine', 4.5],
  ['star', 'paper', 3],
  ['star', 'white', 3],
  ...PAIRS_IN_CSS,
]

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each([DEFAULT_BRAND, 'e2e/brands/serra-alta'])(
  'P28 the colours of %s have WCAG AA contrast',
  (place) => {
    const { colors } = readBrand(place)
    const colorOf = (name: string) => colors[name] ?? TOKENS.get(name)!
    const low = PAIRS.flatMap(([text, ground, minimum]) => {
      const ratio = contrast(colorOf(text), colorOf(ground))
      return ratio < minimum ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : []
    })
    expect(low).toEqual([])
  },
)

test('P28 the pairs of the style sheets are found', () => {
  expect(PAIRS_IN_CSS.length).toBeGreaterThan(30)
  for (const pair of [
    ['on-action', 'action'],
    ['wine', 'info-soft'],
    ['on-disabled', 'disabled'],
  ])
    expect(PAIRS_IN_CSS).toContainEqual([...pair, 4.5])
})

test('P28 every colour of a brand is a variable of app/tokens.css', () => {
  const { colors } = readBrand('e2e/brands/serra-alta')
  expect(Object.keys(colors).filter((name) => !TOKENS.has(name))).toEqual([])
})
