import type { MetadataRoute } from 'next'
import type { Brand } from '../brand/brand-schema.ts'

/** Colours of app/tokens.css, repeated because a manifest cannot use CSS variables; a test compares them. */
export const MANIFEST_COLORS = { paper: '#fffbf7' } as const

type ManifestBrand = Pick<Brand, 'name' | 'icons' | 'colors'>

/** The web app manifest, with which a phone can add the shop to its home screen (R73). */
export function webManifest(
  { name, icons, colors }: ManifestBrand,
  description: string,
): MetadataRoute.Manifest {
  const paper = colors['paper'] ?? MANIFEST_COLORS.paper
  return {
    name,
    short_name: name,
    description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    ...(icons && {
      icons: [
        { src: icons.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: icons.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  }
}
