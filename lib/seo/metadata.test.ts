import { pageMetadata, privateMetadata } from './metadata.ts'

const page = { title: 'T', description: 'D', canonicalPath: '/colageno', isIndexable: true }

test('R9 R70 the canonical is absolute and the languages point at each other', () => {
  const { alternates } = pageMetadata(page, 'en', 'https://loja.example')
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
      'https://loja.example',
    )
    expect(alternates).toEqual({ canonical: 'https://loja.example/pagina/quem-somos' })
    expect(openGraph).toMatchObject({ url: 'https://loja.example/pagina/quem-somos' })
  }
})

test('R11 robots follow the store', () => {
  expect(pageMetadata(page, 'pt', 'https://x').robots).toMatchObject({
    index: true,
    'max-image-preview': 'large',
  })
  expect(pageMetadata({ ...page, isIndexable: false }, 'pt', 'https://x').robots).toEqual({
    index: false,
    follow: true,
  })
  expect(privateMetadata('Carrinho').robots).toEqual({ index: false, follow: false })
})
