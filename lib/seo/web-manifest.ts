import type { MetadataRoute } from 'next'

/** Colours of app/tokens.css, repeated because a manifest cannot use CSS variables; a test compares them. */
export const MANIFEST_COLORS = { paper: '#fffbf7' } as const

/** The web app manifest, with which a phone can add the shop to its home screen (R73). */
export function webManifest(brand: string, description: string): MetadataRoute.Manifest {
  return {
    name: brand,
    short_name: brand,
    description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: MANIFEST_COLORS.paper,
    theme_color: MANIFEST_COLORS.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
