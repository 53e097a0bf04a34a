import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    enlarge: /^Ampliar: /,
    postalCode: 'Digite o seu CEP',
    calculate: 'Calcular',
    forCode: 'Entrega para o CEP 01310-100',
    fixed: /R\$\s9,90/,
    free: /grátis/,
    invalid: /O CEP tem oito números/,
    invalidQuantity: 'A quantidade vai de 1 a 99.',
    unknownProduct: /Não encontramos o produto/,
    quantity: 'Quantidade',
    back: 'Voltar ao produto',
    serum: 'Sérum Facial com Ácido Hialurônico, 1 frasco',
    related: 'Combina com a sua rotina',
    nutrition: 'Informação nutricional',
    perServing: 'Quantidade por 30 g',
    per12: 'Quantidade por 12 g',
    verisol: 'Colágeno Verisol',
    kits: 'Escolha o seu kit',
    reviews: 'Ver as avaliações da linha Colágeno Verisol',
    reviewsTitle: 'Avaliações: Colágeno Verisol',
    reviewsOf: 'Avaliações: Sérum Facial com Ácido Hialurônico',
  },
  en: {
    enlarge: /^Enlarge: /,
    postalCode: 'Enter your postal code (CEP)',
    calculate: 'Calculate',
    forCode: 'Delivery to postal code 01310-100',
    fixed: /R\$\s?9\.90/,
    free: /free/,
    invalid: /A Brazilian postal code has eight digits/,
    invalidQuantity: 'Enter a quantity from 1 to 99.',
    unknownProduct: /We could not find the product/,
    quantity: 'Quantity',
    back: 'Back to the product',
    serum: 'Facial Serum with Hyaluronic Acid, 1 bottle',
    related: 'Goes well with your routine',
    nutrition: 'Nutrition facts',
    perServing: 'Amount per 30 g',
    per12: 'Amount per 12 g',
    verisol: 'Verisol Collagen',
    kits: 'Choose your kit',
    reviews: 'See reviews of the whole Verisol Collagen line',
    reviewsTitle: 'Reviews: Verisol Collagen',
    reviewsOf: 'Reviews: Facial Serum with Hyaluronic Acid',
  },
} as const

const heading = (plain: PlainBrowser) => plain.text(plain.body.querySelector('h1')!)

for (const { lang, localPath } of LANGUAGES) {
  const text = TEXTS[lang]

  test(`spec section 2 ${lang}: a product page has nutrition per serving, related products and a link to the reviews, whose page leads back`, async ({
    plain,
  }) => {
    await plain.open(localPath('/whey'))
    const table = plain.find('table', text.nutrition)
    const columns = [...table.querySelectorAll<HTMLElement>('th[scope=col]')]
    expect(columns).toHaveLength(3)
    expect(columns.map((column) => plain.text(column))).toContain(text.perServing)
    const related = plain.find('region', text.related)
    const products = [...related.querySelectorAll<HTMLElement>('li')]
    expect(products).toHaveLength(4)
    const second = plain.text(products[1]!.querySelector('h3')!)
    await plain.follow(/./, products[1]!.querySelector('h3')!)
    expect(heading(plain)).toBe(second)

    await plain.open(localPath('/colageno-chocolate'))
    expect(plain.text(plain.main)).toContain(text.per12)
    expect(plain.body.querySelector('#avaliacoes')).not.toBeNull()
    await plain.follow(text.reviews)
    expect(heading(plain)).toBe(text.reviewsTitle)
    await plain.follow(text.reviewsOf)
    expect(plain.url.pathname + plain.url.hash).toBe(`${localPath('/serum')}#avaliacoes`)
    expect(plain.body.querySelector('#avaliacoes')).not.toBeNull()
  })

  test(`spec section 2 ${lang}: /verisol is the Verisol Collagen kit list, its kits first`, async ({
    plain,
  }) => {
    await plain.open(localPath('/verisol'))
    expect(heading(plain)).toBe(text.verisol)
    const headings = [...plain.main.querySelectorAll<HTMLElement>('h1, h2, h3')]
    expect(plain.text(headings[1])).toBe(text.kits)
    expect(plain.body.querySelectorAll('article')).toHaveLength(3)
  })

  test(`${lang}: without JavaScript a picture is a link to its largest file`, async ({ plain, request }) => {
    await plain.open(localPath('/serum'))
    const href = plain.find('link', text.enlarge).getAttribute('href')!
    expect(href).toMatch(/-1080\.webp$/)
    expect((await request.get(href)).headers()['content-type']).toBe('image/webp')
  })

  test(`contract 4.19 ${lang}: without JavaScript the shipping quote is a separate page that keeps the typed values`, async ({
    plain,
  }) => {
    const shown = () => plain.text(plain.main)
    await plain.open(localPath('/serum'))
    plain.fill(text.postalCode, '01310-100')
    await plain.press(text.calculate)
    expect(plain.url.pathname).toBe(localPath('/frete'))
    expect(plain.url.search).toMatch(/^\?cep=01310-100&produto=\d+&tipo=lista&quantidade=1$/)
    expect(shown()).toContain(text.serum)
    expect(shown()).toContain(text.forCode)
    expect(plain.text(plain.find('list', undefined, plain.main))).toMatch(text.fixed)
    plain.fill(text.quantity, '5')
    await plain.press(text.calculate)
    expect(shown()).toMatch(text.free)
    plain.fill(text.postalCode, '0131')
    await plain.press(text.calculate)
    expect(shown()).toMatch(text.invalid)
    expect(plain.field(text.postalCode).value).toBe('0131')
    expect(plain.field(text.quantity).value).toBe('5')
    await plain.follow(text.back)
    expect(plain.url.pathname).toBe(localPath('/serum'))
  })

  test(`contract 4.19 ${lang}: invalid parameters of the quote page are explained`, async ({ plain }) => {
    await plain.open(localPath('/frete?cep=01310100&produto=422&tipo=lista&quantidade=0'))
    expect(plain.text(plain.main)).toContain(text.invalidQuantity)
    for (const query of [
      '',
      '?produto=x',
      '?produto=99999999&cep=01310100',
      '?produto=1&produto=2&tipo=%00',
    ]) {
      await plain.open(localPath(`/frete${query}`))
      expect(plain.response.status(), query).toBe(200)
      expect(plain.response.headers()['cache-control']).toMatch(/no-store/)
      const robots = plain.body.ownerDocument.head.querySelector('meta[name=robots]')
      expect(robots?.getAttribute('content')).toMatch(/noindex/)
      if (query !== '?produto=1&produto=2&tipo=%00')
        expect(plain.text(plain.main)).toMatch(text.unknownProduct)
    }
  })
}
