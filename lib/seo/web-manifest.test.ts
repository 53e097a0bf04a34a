import { existsSync, readFileSync } from 'node:fs'
import { MANIFEST_COLORS, webManifest } from './web-manifest.ts'

test('R73 the icons of the manifest exist and its colours are those of the shop', () => {
  const { icons = [] } = webManifest('Rosalume', 'D')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true)
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--paper: ${MANIFEST_COLORS.paper};`)
})
