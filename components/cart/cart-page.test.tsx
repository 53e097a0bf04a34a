import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { shoppingStart } from '#lib/content/shell.ts'
import type { ComponentProps } from 'react'
import { render, screen, within } from '@testing-library/react'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import type { CartNotice } from '#lib/copy/cart-notices.ts'
import { EMPTY_CART, type ShopCart } from '#lib/shop/cart.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { CartPage } from './cart-page.tsx'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const hash = {
  idProduto: 422,
  idAtributoSimples: 0,
  idUnidadeVenda: 0,
  idArmazem: 0,
  quantidade: 2,
  adicional: '',
}
const cart: ShopCart = {
  version: 1,
  count: 2,
  items: [
    {
      key: 'a',
      hash,
      kind: 'lista',
      name: '1 pote - Cranberry',
      product: undefined,
      picture: '/img/colageno-cranberry',
      path: '/colageno',
      quantity: 2,
      price: 2490,
      total: 4980,
    },
  ],
  subtotal: 4980,
  discount: 0,
  total: 4980,
  coupon: undefined,
  hasLineDiscount: false,
  takesCoupons: true,
  installment: { count: 1, each: 4980 },
}

const show = (
  content: ShopCart,
  lang: 'pt' | 'en' = 'pt',
  notice?: CartNotice,
  more: Partial<ComponentProps<typeof CartPage>> = {},
) =>
  render(
    <CartPage
      cart={content}
      messages={[]}
      notice={notice}
      lang={lang}
      settings={DEMO_SETTINGS}
      start={shoppingStart(DEMO_BRAND, lang)}
      whatsappUrl={undefined}
      {...more}
    />,
  )

test('P6: every line is a form that works without JavaScript', () => {
  show(cart)
  const line = screen.getByRole('listitem')
  const form = line.querySelector('form')!
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/checkout/carrinho/alterar')
  expect(JSON.parse((form.elements.namedItem('hash') as HTMLInputElement).value)).toEqual(hash)
  expect(within(line).getByRole('textbox', { name: 'Quantidade de 1 pote - Cranberry' })).toHaveValue('2')
  expect(within(line).getByRole('button', { name: /^Atualizar: / })).toHaveAttribute('type', 'submit')
  for (const [name, step] of [
    ['Diminuir a quantidade de 1 pote - Cranberry', 'menos'],
    ['Aumentar a quantidade de 1 pote - Cranberry', 'mais'],
  ] as const)
    expect(within(line).getByRole('button', { name })).toHaveAttribute('value', step)
  // Enter in the field presses the first button, which must be neither step button.
  expect(form.querySelector('button')).not.toHaveAttribute('name')
  const remove = within(line).getByRole('button', { name: 'Remover 1 pote - Cranberry' })
  expect(remove).toHaveAttribute('name', 'acao')
  expect(remove).toHaveAttribute('value', 'remover')
  expect(screen.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute(
    'href',
    '/checkout/pagamento',
  )
})

test('P5: a built kit shows its composition, and its form contains it', () => {
  const built = { ...hash, idProduto: 603, adicional: '422x2,423x1' }
  const name = 'Seu kit, 3 potes: 2 Cranberry, 1 Limão'
  const [item] = cart.items
  show({ ...cart, items: [{ ...item!, hash: built, name, product: 'Colágeno', path: '/monte-seu-kit' }] })
  const line = screen.getByRole('listitem')
  expect(within(line).getByRole('link', { name: 'Colágeno' })).toHaveAttribute('href', '/monte-seu-kit')
  // The text matchers treat a non-breaking space as a normal space.
  const { textContent: shown } = within(line).getByText(name)
  expect(shown?.endsWith('2\u00a0Cranberry, 1\u00a0Limão')).toBe(true)
  const sent = line.querySelector('form')!.elements.namedItem('hash') as HTMLInputElement
  expect(JSON.parse(sent.value)).toEqual(built)
  expect(within(line).getByRole('button', { name: `Remover Colágeno: ${name}` })).toBeInTheDocument()
})

test.each([
  ['pt', 'Mudar os sabores', '/monte-seu-kit#kit=422x2,423x1'],
  ['en', 'Change flavors', '/en/monte-seu-kit#kit=422x2,423x1'],
] as const)('P5 %s: a built kit leads to the builder with its flavours', (lang, name, href) => {
  const built = { ...hash, idProduto: 603, adicional: '422x2,423x1' }
  const [item] = cart.items
  show({ ...cart, items: [{ ...item!, hash: built, path: '/monte-seu-kit', contents: ['/img/a'] }] }, lang)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('in English all links lead to English pages', () => {
  show(cart, 'en')
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeInTheDocument()
  expect(document.querySelector('form')).toHaveAttribute('action', '/en/checkout/carrinho/alterar')
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/en/checkout/pagamento')
  expect(screen.getByText('R$ 49.80', { selector: 'li p' })).toBeInTheDocument()
})

test.each([
  ['pt', '1', 'Removido: Limão', 'Desfazer: devolver Limão ao carrinho'],
  ['pt', '2', 'Removido: 2 × Limão', 'Desfazer: devolver 2 × Limão ao carrinho'],
  ['en', '2', 'You removed 2 × Limão.', 'Undo: put 2 × Limão back in your cart'],
] as const)(
  'P6 %s: after a removal the page says what and how many (%s), with the focus on the undo button',
  (lang, quantidade, text, name) => {
    const removed = { hash: '{}', tipo: 'lista', quantidade, nome: 'Limão' }
    for (const content of [cart, EMPTY_CART]) {
      const { unmount } = show(content, lang, undefined, { removed })
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(screen.getByRole('button', { name })).toHaveFocus()
      unmount()
    }
  },
)

test.each([
  ['pt', 'Você também pode gostar', 'Que tal, para o frete grátis?', 'Que tal, para ganhar 20% OFF?'],
  ['en', 'You may also like', 'Add one of these for free shipping', 'Add one of these for 20% OFF'],
] as const)(
  'P18 %s: the title of the suggestions promises free shipping or the discount only if each of them alone reaches it',
  (lang, neutral, shipping, discount) => {
    const titleAt = (subtotal: number, ...prices: number[]) => {
      const gapProducts = prices.map((price) => suggestion({ path: `/${price}`, price }))
      const { unmount } = show({ ...cart, subtotal }, lang, undefined, { gapProducts })
      const title = document.getElementById(
        screen.getByRole('group', { name: /\w/ }).getAttribute('aria-labelledby')!,
      )
      unmount()
      return title?.textContent
    }
    expect(titleAt(24_900, 4990, 5000)).toBe(neutral)
    expect(titleAt(24_900, 5000, 6000)).toBe(shipping)
    expect(titleAt(40_000, 5000)).toBe(discount)
    expect(titleAt(40_000, 4999)).toBe(neutral)
  },
)

const suggestion = (more: Partial<CartSuggestion> = {}): CartSuggestion => ({
  name: 'Gomas',
  path: '/gomas',
  picture: '/img/gomas',
  price: 4990,
  inStock: true,
  family: '',
  field: { name: 'idProduto', value: '502' },
  flavour: '',
  hasChoice: false,
  ...more,
})

test.each([
  ['pt', 'Adicionar Gomas ao carrinho', 'Escolher opções de Whey', '/whey', ''],
  ['en', 'Add to cart: Gomas', 'Choose options for Whey', '/en/whey', '/en'],
] as const)(
  'P6 P18 %s: a suggestion is added by a plain form; one of which something has to be chosen leads to its page',
  (lang, add, choose, page, folder) => {
    const whey = suggestion({ name: 'Whey', path: '/whey', field: undefined, hasChoice: true })
    const bare = suggestion({ name: 'Kit', path: '/kit', field: undefined })
    show(cart, lang, undefined, { gapProducts: [suggestion(), whey, bare] })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: add })
    expect([button.name, button.value, button.form!.getAttribute('action')]).toEqual([
      'idProduto',
      '502',
      `${folder}/checkout/carrinho/adicionar`,
    ])
    expect(screen.getByRole('link', { name: choose })).toHaveAttribute('href', page)
    expect(screen.getAllByRole('link', { name: /Kit/ })).toHaveLength(1)
  },
)

test('P18: the lines, the coupon, the total and the Purchase link stand before the suggestions for the missing amount', () => {
  const gapProducts = [suggestion()]
  show(cart, 'pt', undefined, { gapProducts })
  const parts = [
    screen.getByRole('button', { name: 'Remover 1 pote - Cranberry' }),
    screen.getByRole('textbox', { name: 'Código do cupom' }),
    screen.getByText('Total à vista', { selector: 'dt' }),
    screen.getByRole('link', { name: 'Finalizar compra' }),
    screen.getByRole('link', { name: /^Gomas/ }),
  ]
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a line that has sold out says so and can only be removed; one of which too few are left says how many', () => {
  const [line] = cart.items
  const soldOut = { ...line!, available: 0, totalFrom: 9980 }
  const { rerender } = show({ ...cart, items: [soldOut] })
  expect(screen.getByText('Esgotado. Remova para finalizar a compra.')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /^Quantidade/ })).toBeNull()
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Remover 1 pote - Cranberry' })
  expect(remove.form).toHaveFormValues({ atual: '2' })
  rerender(<></>)
  show({ ...cart, items: [{ ...line!, available: 1 }] })
  expect(screen.getByText(/^Só resta 1\./)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('2')
})

test('an empty cart shows a message and no forms', () => {
  show(EMPTY_CART)
  expect(screen.getByText('Seu carrinho está vazio.')).toBeInTheDocument()
  expect(document.querySelector('form')).toBeNull()
})

test('an empty cart leads to the shop’s lines and offers popular products, each with a plain form', () => {
  const entry = (label: string, path: string, items: MenuItem[] = []) => ({ label, path, items }) as MenuItem
  const lines = [
    entry('Skincare', '/categoria/skincare', [entry('Séruns', '/categoria/seruns')]),
    entry('Todos os produtos', '/produtos'),
    entry('Avaliações', '/avaliacoes-produtos'),
  ]
  show(EMPTY_CART, 'pt', undefined, { popular: [suggestion()], lines })
  const ways = screen.getByRole('list', { name: 'Linhas de produtos' })
  expect(
    within(ways)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Skincare', 'Todos os produtos'])
  const popular = screen.getByRole('group', { name: 'Mais populares' })
  const form = within(popular).getByRole('button', { name: 'Adicionar Gomas ao carrinho' }).closest('form')!
  expect(form).toHaveAttribute('action', '/checkout/carrinho/adicionar')
})

test.each([
  ['pt', 'Formas de pagamento: Pix · Cartão de crédito'],
  ['en', 'Payment methods: Pix · Credit card'],
] as const)(
  'P29 %s: the payment methods of the shop stand below the button, and none where it has none',
  (lang, text) => {
    const { unmount } = show(cart, lang, undefined, { payments: ['Pix', 'Cartão de crédito'] })
    expect(screen.getByText(/Pix ·/)).toHaveTextContent(text)
    unmount()
    show(cart, lang)
    expect(screen.queryByText(/Pix/)).toBeNull()
  },
)

test('P15: above the limit the Purchase link has no address', () => {
  show({ ...cart, subtotal: 150_001 })
  expect(screen.getByRole('link', { name: 'Finalizar compra' })).not.toHaveAttribute('href')
})

test.each([
  ['pt', /^Acima do limite de R\$\s1\.500,00 por pedido$/],
  ['en', /^Above the limit of R\$\s1,500\.00 per order$/],
] as const)(
  'P15 %s: above the limit the bar says why it has no button, and leads to the message',
  (lang, name) => {
    const { unmount } = show({ ...cart, subtotal: 150_001 }, lang)
    const target = screen.getByRole('link', { name }).getAttribute('href')!
    expect(document.querySelector(target)).toHaveTextContent('1')
    unmount()
    show({ ...cart, subtotal: 150_000 }, lang)
    expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('4.28 P29 the summary says that the checkout takes the message of a gift, only where it does', () => {
  const { unmount } = show(cart, 'pt', undefined, { takesGifts: true })
  const summary = screen.getByRole('region', { name: 'Resumo do carrinho' })
  expect(
    within(summary).getByText(/É um presente\?.*recado.*nada dentro do pacote mostra preços/),
  ).toBeVisible()
  unmount()
  show(cart)
  expect(screen.queryByText(/É um presente/)).toBeNull()
})

test.each([
  ['en', true, 1],
  ['en', false, 0],
  ['pt', true, 0],
] as const)(
  'an English cart says where the shop delivers and that a CPF is needed, where the checkout is its own: %s, %s',
  (lang, takesGifts, count) => {
    show(cart, lang, undefined, { takesGifts })
    expect(screen.queryAllByText(/within Brazil only.*CPF/)).toHaveLength(count)
  },
)

test.each([
  ['adicionado', 'status', 'Produto adicionado ao carrinho.'],
  ['repetido', 'status', 'Os produtos do pedido que estão à venda foram para o carrinho.'],
  ['quantidade_ajustada', 'status', 'Ajustamos a quantidade para o máximo disponível.'],
  ['produto_invalido', 'alert', 'Selecione um sabor para adicionar ao carrinho!'],
  [
    'nao_adicionado',
    'alert',
    'Um problema impediu a adição do produto ao carrinho. Tente novamente mais tarde.',
  ],
] as const)('the notice %s has the role %s', (notice, role, sentence) => {
  show(cart, 'pt', notice)
  expect(screen.getByRole(role)).toHaveTextContent(sentence)
})

test('contract 4.20: the coupon is a plain form; a rejected code and its reason are shown again', () => {
  const start = shoppingStart(DEMO_BRAND, 'pt')
  const shop = { lang: 'pt', settings: DEMO_SETTINGS, start, whatsappUrl: undefined } as const
  const rejected = { fields: { cupom: 'NATAL' }, message: 'Este cupom não existe ou já venceu.' }
  const { rerender } = render(
    <CartPage cart={cart} messages={[]} notice={undefined} rejected={rejected} {...shop} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Código do cupom' })
  expect(field).toHaveValue('NATAL')
  expect(field).toHaveAccessibleDescription(rejected.message)
  expect(field.form).toHaveAttribute('action', '/checkout/carrinho/cupom')
  expect(field.closest('details')).toHaveAttribute('open')

  const coupon = { code: 'VERAO', applies: false, discount: 0, missing: 1000, minimum: 1000 }
  rerender(<CartPage cart={{ ...cart, coupon }} messages={[]} notice={undefined} {...shop} />)
  expect(screen.queryByRole('textbox', { name: 'Código do cupom' })).toBeNull()
  const form = screen.getByRole('button', { name: 'Remover o cupom VERAO' }).closest('form')!
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['cupom', 'VERAO'],
    ['acao', 'remover'],
  ])
  expect(form).toHaveTextContent(/Faltam R\$\s10,00/)

  rerender(<CartPage cart={{ ...cart, takesCoupons: false }} messages={[]} notice={undefined} {...shop} />)
  expect(screen.queryByText('Tem um cupom?')).toBeNull()
})

test.each([
  ['pt', 'O preço mudou: era R$ 19,90 quando você adicionou.'],
  ['en', 'The price changed: it was R$ 19.90 when you added it.'],
] as const)('L6 %s: a line whose price has changed says what it was', (lang, text) => {
  localStorage.clear()
  const [item] = cart.items
  show({ ...cart, items: [{ ...item!, price: 1990 }] }, lang).unmount()
  const { unmount } = show(cart, lang)
  expect(screen.getByText(text)).toBeInTheDocument()
  // A line that is sold out only asks to be removed.
  unmount()
  show({ ...cart, items: [{ ...item!, available: 0 }] }, lang)
  expect(screen.queryByText(text)).toBeNull()
})
