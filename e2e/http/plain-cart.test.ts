import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    kit: /1 pote/,
    three: /R\$\s74,70/,
    lemon: 'Limão',
    pot: 'Pote',
    twoPots: /^2 potes/,
    quantity: /^Quantidade/,
    update: /^Atualizar/,
    increase: /^Aumentar/,
    decrease: /^Diminuir/,
    remove: /^Remover/,
    empty: 'Seu carrinho está vazio.',
    missing: /Faltam R\$\s25,10 para o frete grátis/g,
    suggested: 'Que tal, para o frete grátis?',
    suggest: /^Adicionar /,
    two: '12 itens',
    coupon: 'Código do cupom',
    apply: 'Aplicar',
    unknown: 'Este cupom não existe ou já venceu.',
    removeCoupon: 'Remover o cupom BEMVINDO10',
    offer: /2 frascos: R\$\s109,90 em vez de R\$\s119,80/,
    swap: /^Trocar por 2 frascos/,
    swapped: /Você trocou 2 × 1 frasco por 2 frascos/,
    undo: /^Desfazer/,
    pair: /2 potes/,
    pairPrice: /R\$\s22,35 por pote/,
    prices: [/R\$\s24,90/, /R\$\s49,90/, /6x de R\$\s4,98/, /R\$\s29,88/],
    installments: /12x de R\$\s2,49/,
  },
  en: {
    kit: /1 jar/,
    three: /R\$\s?74\.70/,
    lemon: 'Lemon',
    pot: 'Jar',
    twoPots: /^2 jars/,
    quantity: /^Quantity/,
    update: /^Update/,
    increase: /^Increase/,
    decrease: /^Decrease/,
    remove: /^Remove/,
    empty: 'Your cart is empty.',
    missing: /R\$\s25\.10 away from free shipping/g,
    suggested: 'Add one of these for free shipping',
    suggest: /^Add to cart: /,
    two: '12 items',
    coupon: 'Coupon code',
    apply: 'Apply',
    unknown: 'This coupon does not exist or has expired.',
    removeCoupon: 'Remove coupon BEMVINDO10',
    offer: /2 bottles: R\$\s?109\.90 instead of R\$\s?119\.80/,
    swap: /^Switch to 2 bottles/,
    swapped: /You switched 2 × 1 bottle to 2 bottles/,
    undo: /^Undo/,
    pair: /2 jars/,
    pairPrice: /R\$\s22\.35 per jar/,
    prices: [/R\$\s24\.90/, /R\$\s49\.90/, /6 payments of R\$\s4\.98/, /R\$\s29\.88/, /about US\$\s4\.41/],
    installments: /12 payments of R\$\s2\.49/,
  },
} as const

for (const { lang, home, localPath, add, flavour, noFlavour, soldOut } of LANGUAGES) {
  const text = TEXTS[lang]

  test(`P6 T21 ${lang}: without JavaScript a kit is added, and its quantity changed on the cart page`, async ({
    plain,
  }) => {
    await plain.open(home)
    const card = plain.find('heading', text.kit).closest('article')!
    plain.fill(flavour, 'Cranberry', card)
    await plain.press(add, card)
    expect(plain.url.pathname).toBe(localPath('/checkout/carrinho/'))
    expect(plain.text(plain.main)).toContain('Cranberry')
    plain.fill(text.quantity, '3', plain.main)
    await plain.press(text.update, plain.main)
    expect(plain.text(plain.main)).toMatch(text.three)
    await plain.press(text.increase, plain.main)
    expect(plain.field(text.quantity, plain.main).value).toBe('4')
    await plain.press(text.decrease, plain.main)
    expect(plain.field(text.quantity, plain.main).value).toBe('3')
    expect(plain.text(plain.main)).toMatch(text.three)
    await plain.press(text.remove, plain.main)
    expect(plain.text(plain.main)).toContain(text.empty)
  })

  test(`P6 ${lang}: without JavaScript two packages are swapped for the cheaper kit, and back`, async ({
    plain,
    request,
  }) => {
    const form = { idProduto: '499', tipo: 'lista', quantidade: '2' }
    await request.post(localPath('/checkout/carrinho/adicionar'), { form })
    await plain.open(localPath('/checkout/carrinho/'))
    expect(plain.text(plain.main)).toMatch(text.offer)
    await plain.press(text.swap)
    expect(plain.text(plain.main)).toMatch(text.swapped)
    expect(plain.field(text.quantity, plain.main).value).toBe('1')
    await plain.press(text.undo)
    expect(plain.url.search).toBe('?aviso=troca_desfeita')
    expect(plain.field(text.quantity, plain.main).value).toBe('2')
  })

  test(`P18 ${lang}: without JavaScript a suggested product is added on the cart page, and no longer suggested`, async ({
    plain,
    request,
  }) => {
    const form = { idProduto: '422', tipo: 'lista', quantidade: '11' }
    await request.post(localPath('/checkout/carrinho/adicionar'), { form })
    await plain.open(localPath('/checkout/carrinho/'))
    const suggested = plain.find('group', text.suggested)
    expect(plain.text(plain.main).match(text.missing), 'said once').toHaveLength(1)
    const button = plain.find('button', text.suggest, suggested)
    const label = button.getAttribute('aria-label')!
    await plain.press(label, suggested)
    expect(plain.url.search).toBe('?aviso=adicionado')
    expect(plain.main.querySelector(`[aria-label="${label}"]`)).toBe(null)
    expect(plain.text(plain.main)).toContain(text.two)
  })

  test(`4.20 ${lang}: without JavaScript a coupon is rejected, applied and removed on the cart page`, async ({
    plain,
    request,
  }) => {
    const line = { idProduto: '422', tipo: 'lista', quantidade: '5' }
    await request.post(localPath('/checkout/carrinho/adicionar'), { form: line })
    await plain.open(localPath('/checkout/carrinho/'))
    plain.fill(text.coupon, 'NATAL')
    await plain.press(text.apply)
    const field = plain.field(text.coupon)
    expect([field.value, plain.description(field)]).toEqual(['NATAL', text.unknown])
    plain.fill(text.coupon, 'BEMVINDO10')
    await plain.press(text.apply)
    await plain.press(text.removeCoupon)
    expect(plain.url.search).toBe('?aviso=cupom_removido')
  })

  test(`P5 ${lang}: without JavaScript a built kit is one line of the cart; a pot without a flavour leaves the cart empty`, async ({
    plain,
    request,
  }) => {
    const lines = async () =>
      ((await (await request.get('/v2/front/checkout/cart')).json()) as { itens: object[] }).itens
    await plain.open(localPath('/monte-seu-kit'))
    plain.fill(`${text.pot} 1`, 'Cranberry')
    await plain.press(new RegExp(`${add}$`))
    expect(plain.url.pathname).toBe(localPath('/checkout/carrinho/'))
    expect(plain.text()).toContain(noFlavour)
    expect(await lines()).toEqual([])

    await plain.open(localPath('/monte-seu-kit'))
    plain.fill(text.twoPots, true)
    plain.fill(`${text.pot} 1`, 'Cranberry')
    plain.fill(`${text.pot} 2`, text.lemon)
    await plain.press(new RegExp(`${add}$`))
    expect(plain.url.search).toBe('?aviso=adicionado')
    expect(await lines()).toEqual([
      expect.objectContaining({
        precos: expect.objectContaining({ precoPor: 44.7 }),
        hash: expect.objectContaining({ adicional: '422x1,423x1' }),
      }),
    ])
  })

  test(`P3 P16 P17 ${lang}: prices show cash price, installments, total on credit and price per pot`, async ({
    plain,
  }) => {
    await plain.open(home)
    const cardOf = (title: RegExp) => plain.find('heading', title).closest('article')!
    expect(plain.text(cardOf(text.pair))).toMatch(text.pairPrice)
    for (const price of text.prices) expect(plain.text(cardOf(text.kit))).toMatch(price)
    await plain.open(localPath('/colageno'))
    expect(plain.text(plain.main)).toMatch(text.installments)
  })

  test(`P26 ${lang}: a sold-out product is marked and cannot be bought`, async ({ plain }) => {
    await plain.open(localPath('/mascara-de-argila-rosa-com-acido-hialuronico.html'))
    const box = plain.main.querySelector<HTMLElement>('form:has(> input[name="tipo"])')!
    expect(plain.text(box)).toContain(soldOut)
    expect(() => plain.find('button', undefined, box)).toThrow(/no button/)
  })
}

test('platform 3.5 T21 without JavaScript a list is bought with its flavour', async ({ plain }) => {
  await plain.open('/lista/colageno-3-potes.html')
  plain.fill(/^3 Limão/, true, plain.main)
  await plain.press('Adicionar tudo ao carrinho', plain.main)
  expect(plain.url.pathname + plain.url.search).toBe('/checkout/carrinho/?aviso=adicionado')
  expect(plain.text(plain.main)).toMatch(/3\sLimão/)
})
