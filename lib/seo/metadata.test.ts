/** @jest-environment node */
import { pageMetadata, privateMetadata } from './metadata.ts'

const SITE = { siteUrl: 'https://loja.example', brandName: 'Rosalume' }
const page = { title: 'T', description: 'D', canonicalPath: '/colageno', isIndexable: true }

test('R9 R70 the canonical is absolute and the hreflang alternates name both languages and x-default', () => {
  const { alternates } = pageMetadata(page, 'en', SITE)
  expect(alternates).toEqual({
    canonical: 'https://loja.example/en/colageno',
    languages: {
      'pt-BR': 'https://loja.example/colageno',
      en: 'https://loja.example/en/colageno',
      'x-default': 'https://loja.example/colageno',
    },
  })
})

test('P2 R70 a page for both languages has one canonical, the Portuguese one, and no alternates', () => {
  for (const lang of ['pt', 'en'] as const) {
    const { alternates, openGraph } = pageMetadata(
      { ...page, canonicalPath: '/pagina/quem-somos', isForBothLanguages: true },
      lang,
      SITE,
    )
    expect(alternates).toEqual({ canonical: 'https://loja.example/pagina/quem-somos' })
    expect(openGraph).toMatchObject({ url: 'https://loja.example/pagina/quem-somos' })
  }
})

test('R11 the robots directives follow isIndexable; a private page is neither indexed nor followed', () => {
  expect(pageMetadata(page, 'pt', SITE).robots).toMatchObject({
    index: true,
    'max-image-preview': 'large',
  })
  expect(pageMetadata({ ...page, isIndexable: false }, 'pt', SITE).robots).toEqual({
    index: false,
    follow: true,
  })
  expect(privateMetadata('Carrinho').robots).toEqual({ index: false, follow: false })
})

test('R71 Open Graph and Twitter metadata have the picture, languages and texts of the page', () => {
  const { openGraph, twitter, other } = pageMetadata({ ...page, heading: 'Colágeno' }, 'en', SITE)
  expect(openGraph).toMatchObject({
    title: 'T',
    description: 'D',
    url: 'https://loja.example/en/colageno',
    siteName: 'Rosalume',
    locale: 'en_US',
    alternateLocale: ['pt_BR'],
    type: 'website',
  })
  const [picture] = openGraph!.images as { url: string; width: number; height: number; alt: string }[]
  expect(picture).toMatchObject({ width: 1200, height: 630, alt: 'Colágeno | Rosalume' })
  expect(picture!.url).toMatch(/^https:\/\/loja\.example\/og\/en\/colageno\.png\?v=[\w-]{8}$/)
  const { url, alt } = picture!
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url, alt }] })
  expect(other).toBeUndefined()
})

test('R46 R71 product metadata has the price in reais in both languages, and a new price changes the URL of the picture', () => {
  const metadataFor = (price: number, lang: 'pt' | 'en') => {
    const head = pageMetadata({ ...page, offer: { price, priceFrom: undefined, inStock: false } }, lang, SITE)
    return { other: head.other, picture: (head.openGraph!.images as { url: string }[])[0]!.url }
  }
  for (const lang of ['pt', 'en'] as const)
    expect(metadataFor(2490, lang).other).toEqual({
      'product:price:amount': '24.90',
      'product:price:currency': 'BRL',
      'product:availability': 'out of stock',
    })
  expect(metadataFor(2490, 'pt').picture).not.toBe(metadataFor(2590, 'pt').picture)
  expect(metadataFor(2490, 'pt').picture).toBe(metadataFor(2490, 'pt').picture)
})

test('R46 R52 the address of a kit has the price of the kit and the picture of the page', () => {
  const offer = { price: 2490, priceFrom: undefined, inStock: true }
  const head = pageMetadata({ ...page, offer, selectedOffer: { ...offer, price: 4470 } }, 'pt', SITE)
  expect(head.other).toMatchObject({ 'product:price:amount': '44.70' })
  expect(head.openGraph?.images).toEqual(pageMetadata({ ...page, offer }, 'pt', SITE).openGraph?.images)
})

test('R10 R71 page 2 of a list has its own canonical and the same picture as page 1', () => {
  const second = { ...page, canonicalPath: '/produtos?pagina=2' }
  const { alternates, openGraph } = pageMetadata(second, 'pt', SITE)
  expect(alternates?.canonical).toBe('https://loja.example/produtos?pagina=2')
  expect((openGraph!.images as { url: string }[])[0]!.url).toContain('/og/pt/produtos.png?v=')
})

test('R8 the metadata of a private page are title, description and robots, without a canonical', () => {
  expect(privateMetadata('Carrinho', 'O que há nele')).toEqual({
    title: 'Carrinho',
    description: 'O que há nele',
    robots: { index: false, follow: false },
  })
})
