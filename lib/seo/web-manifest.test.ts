/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { MANIFEST_COLORS, webManifest } from './web-manifest.ts'

test('R73 the icons of the manifest exist and its background colour is the one in app/tokens.css', () => {
  const { icons = [] } = webManifest(DEMO_BRAND, 'D')
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of icons) expect(existsSync(`public${src}`)).toBe(true)
  expect(readFileSync('app/tokens.css', 'utf8')).toContain(`--paper: ${MANIFEST_COLORS.paper};`)
})

test('P28 the manifest of a brand without icons lists none; its background colour is the brand’s', () => {
  const manifest = webManifest({ name: 'Serra Alta', icons: undefined, colors: { paper: '#fafafa' } }, 'D')
  expect(manifest.icons).toBeUndefined()
  expect(manifest.background_color).toBe('#fafafa')
})
