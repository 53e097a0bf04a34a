import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import type { Lang } from '#lib/routes/lang.ts'
import type { OrderState } from '#lib/contract/order-document.ts'
import type { ShopOrder } from '#lib/shop/order.ts'
import { NO_SETTINGS } from '#lib/shop/settings.ts'
import { onShopEvent, type ShopEvent } from '#lib/state/shop-events.ts'
import { CardPayment } from './card-payment.tsx'
import { CardPlan } from './card-plan.tsx'
import { FindOrderForm } from './find-order-form.tsx'
import { OrderAccount } from './order-account.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import { OrderView } from './order-view.tsx'
import { PaymentPanel } from './payment-panel.tsx'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
const { refresh } = mockRouter

const order = (change: Partial<ShopOrder> = {}): ShopOrder => ({
  number: '1001',
  key: 'chave-do-pedido',
  state: 'aguardando_pagamento',
  createdAt: '2026-11-23T13:15:00.000Z',
  lines: [
    {
      sku: 'C1',
      name: 'Colágeno, 1 pote',
      detail: 'Cranberry',
      picture: '/img/x',
      path: '/colageno',
      quantity: 2,
      price: 2490,
      total: 4980,
    },
  ],
  buyer: { nome: 'Ana Souza', email: 'ana@exemplo.com', cpf: '52998224725', celular: '11912345678' },
  address: {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
    destinatario: '',
    observacao: '',
    presente: '',
    recado: '',
  },
  delivery: { id: 'padrao', label: 'Entrega padrão', price: 990, days: 3, until: '2026-12-02' },
  totals: {
    subtotal: 4980,
    discount: 0,
    coupon: undefined,
    shipping: 990,
    paymentDiscount: 0,
    total: 5970,
  },
  payment: {
    kind: 'pix',
    copyPaste: '00020126',
    url: '',
    until: '2026-11-24T13:15:00.000Z',
    isDemo: true,
    attempt: undefined,
    installments: undefined,
  },
  otherPayments: [],
  tracking: undefined,
  refunds: [],
  invoice: undefined,
  history: [{ state: 'aguardando_pagamento', at: '2026-11-23T13:15:00.000Z', reason: '' }],
  canClaim: false,
  canWithdraw: true,
  isFirstView: false,
  ...change,
})

const REVIEW = /^Avaliar este produto/

const page = (shown: ShopOrder, lang: Lang = 'pt', more = {}) => (
  <OrderView
    order={shown}
    lang={lang}
    settings={NO_SETTINGS}
    isConfirmation={false}
    sendsMail={true}
    notice=""
    payment={<PaymentPanel order={shown} lang={lang} qr={{ size: 1, path: 'M0 0h1v1H0z' }} />}
    {...more}
  />
)

const hiddenFields = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )

test('P31 the page of a new order thanks; that of one on its way, delivered or cancelled is named after the order', () => {
  for (const [state, name] of [
    ['separado', 'Obrigado, Ana! Recebemos o seu pedido.'],
    ['enviado', 'Pedido 1001'],
    ['entregue', 'Pedido 1001'],
    ['cancelado', 'Pedido 1001'],
  ] as const) {
    const { unmount } = render(page(order({ state }), 'pt', { isConfirmation: true }))
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    unmount()
  }
})

test.each<[Lang, string[]]>([
  [
    'pt',
    ['Obrigado, Ana! Recebemos o seu pedido.', 'Pedido 1001', 'até quarta, 2 de dezembro', 'Pague com Pix'],
  ],
  [
    'en',
    ['Thank you, Ana! We received your order.', 'Order 1001', 'by Wednesday, December 2', 'Pay with Pix'],
  ],
])('4.31 the confirmation names the order, its payment and its delivery, %s', (lang, texts) => {
  const { container } = render(page(order(), lang, { isConfirmation: true }))
  for (const text of texts) expect(container.textContent).toContain(text)
  const pix = within(screen.getByRole('region', { name: /^Pague com Pix$|^Pay with Pix$/ }))
  expect(pix.getByText(/^R\$\s?59[.,]70$/)).toBeVisible()
  expect(pix.getByRole('img', { name: /QR Code|QR code/ })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /copia e cola|copy and paste/ })).toHaveValue('00020126')
  expect(screen.getByText(/Demonstração|Demonstration/)).toBeInTheDocument()
})

test('P31 a delivered order links to the reviews of its products; another order does not', () => {
  const { unmount } = render(page(order({ state: 'enviado' })))
  expect(screen.queryByRole('link', { name: REVIEW })).not.toBeInTheDocument()
  unmount()
  const { rerender } = render(page(order({ state: 'entregue' })))
  expect(screen.getByRole('link', { name: /^Avaliar este produto ?: Colágeno, 1 pote$/ })).toHaveAttribute(
    'href',
    '/colageno#avaliacoes',
  )
  const [line] = order().lines
  rerender(page(order({ state: 'entregue', lines: [{ ...line!, path: undefined }] })))
  expect(screen.queryByRole('link', { name: REVIEW })).not.toBeInTheDocument()
})

test('P31 the lines of an order lead to their products, where the store states the address', () => {
  const { rerender } = render(page(order()))
  expect(screen.getByRole('link', { name: 'Colágeno, 1 pote' })).toHaveAttribute('href', '/colageno')
  const [line] = order().lines
  rerender(page(order({ lines: [{ ...line!, path: undefined }] })))
  expect(screen.getByText('Colágeno, 1 pote').closest('a')).toBeNull()
})

test('P29 the confirmation promises an e-mail only when the shop sends e-mails', () => {
  const { container, rerender } = render(page(order(), 'pt', { isConfirmation: true }))
  expect(container.textContent).toContain('Mandamos a confirmação para')
  rerender(page(order(), 'pt', { isConfirmation: true, sendsMail: false }))
  expect(container.textContent).not.toContain('Mandamos a confirmação')
  expect(container.textContent).toContain('Guarde este número')
})

test('4.33 who is signed in is led to the orders of the account instead of keeping a number', () => {
  const { container } = render(
    page(order(), 'pt', { isConfirmation: true, sendsMail: false, isInAccount: true }),
  )
  expect(container.textContent).toContain('O pedido está na sua conta, em Meus pedidos.')
  expect(container.textContent).not.toContain('Guarde este número')
  expect(screen.getByRole('link', { name: 'Meus pedidos' })).toHaveAttribute('href', '/checkout/pedidos')
})

test('4.31 the history of an order also lists what it waits for and its next states; a cancelled order has none', () => {
  const { unmount } = render(page(order()))
  const steps = () => within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
    null,
  ])
  expect(steps()[0]).toHaveTextContent(/^Pedido feito/)
  expect(steps()[1]).toHaveTextContent(/^Aguardando pagamento$/)
  expect(steps().at(-1)).toHaveTextContent('Entregue (ainda não)')
  unmount()
  const mark = (index: number) => steps()[index]!.querySelector('path')!.getAttribute('d')
  const waits = order()
  const waiting = render(page(waits))
  const [check, clock] = [mark(0), mark(1)]
  expect(check).not.toBe(clock)
  waiting.unmount()
  const paid = { state: 'pago', at: '2026-11-23T13:20:00.000Z', reason: '' } as const
  const afterwards = render(page(order({ state: 'pago', history: [...waits.history, paid] })))
  expect([mark(0), mark(1)]).toEqual([check, check])
  expect(screen.queryByText('Aguardando pagamento')).not.toBeInTheDocument()
  afterwards.unmount()
  const history = [{ state: 'cancelado', at: '2026-11-23T13:15:00.000Z', reason: '' }] as const
  render(page(order({ state: 'cancelado', history: [...history] })))
  expect(steps()).toHaveLength(1)
})

test('the Pix code is copied; where that is forbidden it is selected', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  render(page(order()))
  await user.click(screen.getByRole('button', { name: 'Copiar o código' }))
  expect(await screen.findByText('Código copiado')).toBeInTheDocument()
  expect(write).toHaveBeenCalledWith('00020126')
  write.mockRejectedValue(new Error('forbidden'))
  await user.click(screen.getByRole('button', { name: 'Copiar o código' }))
  expect(await screen.findByText(/O código está selecionado/)).toBeInTheDocument()
  write.mockRestore()
})

test('a payment at a provider is a link to its page; without one, a button starts it again', () => {
  const { unmount } = render(
    page(
      order({
        payment: { ...order().payment, copyPaste: '', url: 'https://pagar.example/1', isDemo: false },
      }),
    ),
  )
  expect(screen.getByRole('link', { name: 'Ir para o Mercado Pago' })).toHaveAttribute(
    'href',
    'https://pagar.example/1',
  )
  unmount()
  render(page(order({ payment: { ...order().payment, copyPaste: '' } })))
  const form = screen.getByRole('button', { name: 'Tentar de novo' }).closest('form')!
  expect(form).toHaveAttribute('action', '/pedido/pagar')
  expect(hiddenFields(form)).toEqual({ numero: '1001', chave: 'chave-do-pedido' })
})

test('4.36 an order with the card of the demonstration leads to its page, also after a refusal', () => {
  const payment = { ...order().payment, kind: 'cartao-demonstracao', copyPaste: '' }
  const { unmount } = render(page(order({ payment })))
  const link = screen.getByRole('link', { name: 'Ir para o pagamento com cartão' })
  expect(link).toHaveAttribute('href', '/pedido/1001/cartao?chave=chave-do-pedido')
  unmount()
  render(page(order({ payment: { ...payment, attempt: { state: 'recusada', way: 'cartao', url: '' } } })))
  expect(screen.getByRole('heading', { level: 1, name: 'Pagamento recusado' })).toBeInTheDocument()
  expect(screen.getByText(/O cartão foi recusado/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'O pedido espera outro pagamento' })).toBeVisible()
  const current = within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')[1]
  expect(current).toHaveTextContent(/^Pagamento recusado$/)
  expect(screen.getByRole('link', { name: 'Tentar de novo' })).toBeInTheDocument()
})

test('P16 4.31 installments of a real card are stated with their total, and as the card company’s', () => {
  const installments = { count: 3, each: 7595, total: 22785, ratePercent: 19.99 }
  const payment = { ...order().payment, kind: 'mercado-pago', copyPaste: '', installments }
  render(page(order({ state: 'pago', payment })))
  const text = screen.getByText(/^Cartão de crédito: 3x de R\$\s75,95 com juros, total a prazo: R\$\s227,85/)
  expect(text).toHaveTextContent(/administradora do cartão cobra os juros/)
  expect(text).not.toHaveTextContent(/simulado/)
  expect(screen.getByText(/^3x de R\$\s75,95 = R\$\s227,85 no cartão$/)).toBeVisible()
})

test('P16 4.36 the button of the card page names what the chosen installments come to, with interest', async () => {
  const plan = [
    { count: 1, each: 5460, total: 5460, ratePercent: 0 },
    { count: 3, each: 2184, total: 6551, ratePercent: 19.99 },
  ]
  const found = {
    number: '1001',
    key: 'chave',
    state: 'aguardando_pagamento',
    total: 5460,
    count: 3,
    plan,
  } as const
  render(<CardPayment found={found} lang="pt" />)
  expect(screen.getByRole('button', { name: /^Pagar R\$\s65,51$/ })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /^1x/ }))
  expect(screen.getByRole('button', { name: /^Pagar R\$\s54,60$/ })).toBeVisible()
})

test('P16 where rounding makes the last installment another amount, the choice and the paid order name it', () => {
  const installments = { count: 12, each: 1399, total: 16_787, ratePercent: 19.99 }
  const plan = [{ count: 1, each: 13_990, total: 13_990, ratePercent: 0 }, installments]
  const { unmount } = render(<CardPlan plan={plan} chosen={1} lang="en" />)
  expect(screen.getByRole('radio', { name: /^12 payments/ }).closest('label')).toHaveTextContent(
    /R\$\s?13\.99 with interest\s?total: R\$\s?167\.87, last payment of R\$\s?13\.98$/,
  )
  unmount()
  render(page(order({ state: 'pago', payment: { ...order().payment, kind: 'cartao', installments } })))
  expect(screen.getByText(/^Cartão de crédito: 12x/)).toHaveTextContent(/, última parcela de R\$\s13,98\./)
})

test.each<[Lang, NonNullable<ShopOrder['payment']['attempt']>, RegExp, string | undefined]>([
  [
    'pt',
    { state: 'pendente', way: 'boleto', url: 'https://mp.example/1' },
    /boleto está pronto/,
    'Abrir o boleto',
  ],
  [
    'en',
    { state: 'pendente', way: 'pix', url: 'https://mp.example/1' },
    /Pix code is ready/,
    'Open the Pix code',
  ],
  ['pt', { state: 'pendente', way: 'cartao', url: '' }, /Não é preciso pagar de novo/, undefined],
  ['en', { state: 'recusada', way: 'cartao', url: '' }, /was not approved/, 'Go to Mercado Pago'],
])(
  '4.31 %s: a payment that was begun at the provider is named, with its page: %o',
  (lang, attempt, text, link) => {
    const payment = { ...order().payment, copyPaste: '', url: 'https://pagar.example/1', attempt }
    render(page(order({ payment }), lang))
    expect(screen.getByText(text)).toBeInTheDocument()
    const links = within(screen.getByRole('region', { name: /^(Pague|Pagamento em|Pay) / })).queryAllByRole(
      'link',
    )
    expect(links.map(({ textContent }) => textContent)).toEqual(link ? [link] : [])
  },
)

test('4.31 the page says until when the order waits, and how long that still is, while it is a day or less', () => {
  const until = (leftMs: number) => {
    const payment = { ...order().payment, until: new Date(Date.now() + leftMs).toISOString() }
    const { container, unmount } = render(page(order({ payment })))
    const text = container.textContent
    unmount()
    return text
  }
  const [minute, hour] = [60_000, 3_600_000]
  expect(until(24 * hour)).toMatch(/O código vale até .*Faltam 24 h 0 min\./)
  expect(until(hour + minute / 2)).toContain('Faltam 1 h 1 min.')
  expect(until(30 * minute)).toContain('Faltam 30 minutos.')
  expect(until(minute - 1)).toContain('Falta menos de um minuto.')
  expect(until(-1)).not.toContain('Falta')
  expect(until(80 * hour)).not.toContain('Falta')
})

test.each<[OrderState, RegExp]>([
  ['pago', /Pagamento aprovado/],
  ['separado', /Pedido embalado/],
  ['enviado', /A caminho/],
  ['entregue', /Entregue/],
  ['devolucao_pedida', /Devolução pedida/],
  ['devolvido', /Devolvido/],
  ['cancelado', /Cancelado/],
])('4.31 the state %s is the heading of the order', (state, name) => {
  render(page(order({ state }), 'pt', { payment: null }))
  expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument()
})

test('4.31 a parcel on its way has carrier, code and a link; an expired order says why', () => {
  const tracking = { carrier: 'Correios', code: 'AB123', url: 'https://rastreio.example/AB123' }
  const { unmount } = render(page(order({ state: 'enviado', tracking }), 'pt', { payment: null }))
  expect(screen.getByText(/Correios, código AB123/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Acompanhar a entrega' })).toHaveAttribute('href', tracking.url)
  unmount()
  const history = [{ state: 'cancelado' as const, at: '2026-11-24T13:15:00.000Z', reason: 'prazo_vencido' }]
  render(page(order({ state: 'cancelado', history }), 'pt', { payment: null }))
  expect(
    screen.getByText(/O prazo do pagamento terminou\. Nada será cobrado\. Se você pagou há pouco/),
  ).toBeInTheDocument()
})

test('4.31 an order that was paid and then cancelled names the owner’s reason and the refund', () => {
  const at = '2026-11-24T13:15:00.000Z'
  const history = [
    { state: 'pago' as const, at, reason: '' },
    { state: 'cancelado' as const, at, reason: 'O endereço não existe' },
  ]
  render(page(order({ state: 'cancelado', history }), 'pt', { payment: null }))
  const text = screen.getByText(/O pedido foi cancelado/)
  expect(text).toHaveTextContent(/Motivo: O endereço não existe\. O que você pagou é devolvido/)
  expect(text).not.toHaveTextContent('Nada será cobrado')
})

test('4.31 a recorded refund is listed with amount, method and day; once everything was refunded, no refund is announced', () => {
  const at = '2026-11-24T13:15:00.000Z'
  const history = [
    { state: 'pago' as const, at, reason: '' },
    { state: 'cancelado' as const, at, reason: 'desistencia' },
  ]
  const part = { amount: 1000, way: 'cartao' as const, day: '2026-11-25' }
  const { container, rerender } = render(
    page(order({ state: 'cancelado', history, refunds: [part] }), 'pt', { payment: null }),
  )
  const text = () => container.textContent!.replaceAll('\u00a0', ' ')
  expect(text()).toContain('Reembolso: R$ 10,00 estornados no cartão em 25 de novembro de 2026.')
  expect(text()).toContain('O que você pagou é devolvido')
  const rest = { amount: 4970, way: 'pix' as const, day: '2026-11-26' }
  rerender(page(order({ state: 'cancelado', history, refunds: [part, rest] }), 'en', { payment: null }))
  expect(text()).toContain('Refund: R$ 10.00 credited to your card on November 25, 2026.')
  expect(text()).toMatch(/Refund: R\$ ?49\.70 refunded by Pix on November 26, 2026\./)
  expect(text()).not.toContain('What you paid will be refunded')
  const unpaid = [{ state: 'cancelado' as const, at, reason: 'prazo_vencido' }]
  rerender(page(order({ state: 'cancelado', history: unpaid, refunds: [rest] }), 'pt', { payment: null }))
  expect(text()).not.toContain('Nada será cobrado')
})

test('4.31 the invoice of an order is its access key in groups of four with a link to the portal', () => {
  const invoice = { key: '35261111222333000181550010000001231123456787', url: 'https://nfe.example/?nfe=1' }
  const { unmount } = render(page(order({ state: 'pago', invoice }), 'pt', { payment: null }))
  expect(screen.getByRole('region', { name: 'Nota fiscal' })).toHaveTextContent(
    /Chave de acesso: 3526 1111 2223 3300 0181 5500 1000 0001 2311 2345 6787/,
  )
  expect(screen.getByRole('link', { name: /portal da NF-e/ })).toHaveAttribute('href', invoice.url)
  unmount()
  render(page(order({ state: 'pago' }), 'pt', { payment: null }))
  expect(screen.queryByRole('region', { name: 'Nota fiscal' })).toBeNull()
})

test('4.33 a guest’s order gets into an account by signing in; a signed-in visitor adds it with one button', () => {
  const shown = order({ canClaim: true })
  const props = { order: shown, lang: 'pt', markerKey: 'site-login' } as const
  const { unmount } = render(<OrderAccount {...props} isSignedIn={false} />)
  expect(screen.getByRole('link', { name: 'Entrar ou criar conta' })).toHaveAttribute(
    'href',
    '/checkout/acesso?pedido=1001',
  )
  expect(localStorage.getItem('site-login')).toBeNull()
  unmount()
  render(<OrderAccount {...props} isSignedIn={true} />)
  const form = screen.getByRole('button', { name: 'Guardar este pedido' }).closest('form')!
  expect(form).toHaveAttribute('action', '/pedido/guardar')
  expect(hiddenFields(form)).toEqual({ numero: '1001', chave: 'chave-do-pedido' })
  expect(localStorage.getItem('site-login')).toBe('1')
  localStorage.clear()
})

test('4.32 the withdrawal form exists while the buyer may withdraw, and only for the holder of the key', () => {
  const { unmount } = render(page(order()))
  const form = screen.getByRole('button', { name: 'Quero desistir da compra', hidden: true }).closest('form')!
  expect(form).toHaveAttribute('action', '/pedido/desistir')
  unmount()
  render(page(order({ key: '', canWithdraw: false }), 'pt', { payment: null }))
  expect(screen.queryByRole('button', { name: /desistir/, hidden: true })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Comprar de novo' })).toBeNull()
  expect(screen.getByText(/parte dos dados está escondida/)).toBeInTheDocument()
})

test('R80 a purchase is emitted once, also when the page renders twice; a reload emits nothing', () => {
  const events: ShopEvent[] = []
  onShopEvent((event) => events.push(event))
  const { unmount } = render(page(order({ isFirstView: true })))
  unmount()
  render(page(order({ isFirstView: true })))
  render(page(order()))
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ kind: 'purchased', order: { number: '1001' } })
})

test('R85 the key of an order leaves the address bar', () => {
  history.replaceState(null, '', '/pedido/1001?chave=segredo&aviso=tarde#aviso')
  render(page(order()))
  expect(location.href).toMatch(/\/pedido\/1001\?aviso=tarde#aviso$/)
})

describe('while the payment is awaited', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('the page asks every few seconds and refreshes when the order is paid', async () => {
    refresh.mockClear()
    let state = 'aguardando_pagamento'
    const realFetch = globalThis.fetch
    let tentativa: object | null = null
    const asked: string[] = []
    globalThis.fetch = async (input) => {
      asked.push(new URL(new Request(input).url).pathname)
      return Response.json({ numero: '1001', estado: state, pagamento: { tipo: 'pix', tentativa } })
    }
    render(page(order()))
    await act(() => jest.advanceTimersByTimeAsync(4500))
    expect(asked).toEqual(['/v2/front/order/1001'])
    expect(refresh).not.toHaveBeenCalled()
    // After a refused card the page refreshes and keeps polling.
    tentativa = { situacao: 'recusada', meio: 'cartao', url: '' }
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(refresh).toHaveBeenCalledTimes(1)
    state = 'pago'
    await act(() => jest.advanceTimersByTimeAsync(4500))
    expect(screen.getByText('Pagamento confirmado!')).toBeInTheDocument()
    expect(refresh).toHaveBeenCalledTimes(2)
    await act(() => jest.advanceTimersByTimeAsync(20_000))
    expect(asked).toHaveLength(3)
    globalThis.fetch = realFetch
  })
})

test.each([
  ['pt', 'Pague o pedido', /^Pagar R\$\s53,73 com Pix$/, '5,97 a menos', '/pedido/pagar'],
  ['en', 'Pay for your order', /^Pay R\$\s?53\.73 with Pix$/, '5.97 off', '/en/pedido/pagar'],
] as const)(
  '4.33 4.36 %s: after a refused card the buyer may choose another payment method',
  (lang, title, name, off, action) => {
    const { payment } = order()
    const attempt = { state: 'recusada', way: 'cartao', url: '' } as const
    const refused = { payment: { ...payment, kind: 'cartao-demonstracao', copyPaste: '', attempt } }
    const pix = { id: 'pix', label: 'Pix', discount: 597, total: 5373, isDemo: true } as const
    const { rerender } = render(page(order({ ...refused, otherPayments: [pix] }), lang))
    const panel = screen.getByRole('region', { name: title })
    expect(panel).toHaveTextContent(off)
    const button = within(panel).getByRole('button', { name })
    const form = button.closest('form')!
    expect(form).toHaveAttribute('action', action)
    const fields = [...form.querySelectorAll('input')].map(({ name: field, value }) => [field, value])
    expect(Object.fromEntries(fields)).toEqual({
      numero: '1001',
      chave: 'chave-do-pedido',
      pagamento: 'pix',
      total: '53.73',
    })
    rerender(page(order(refused), lang))
    expect(screen.queryByRole('button', { name })).toBeNull()
  },
)

test('4.31 who knows only number and e-mail address may pay the Pix; the page does not ask for changes without the key', () => {
  render(page(order({ key: '', canWithdraw: false })))
  expect(screen.getByRole('button', { name: 'Copiar o código' })).toBeInTheDocument()
  expect(screen.getByText(/Já pagou\? Atualize a página/)).toBeInTheDocument()
  expect(screen.queryByText(/se atualiza sozinha/)).toBeNull()
})

test('without JavaScript a waiting page says how to see the payment', () => {
  expect(renderToString(page(order()))).toMatch(/<noscript><p>Já pagou\? Atualize a página/)
})

test('4.31 the form that finds an order keeps its values and names each wrong field', () => {
  const rejected = {
    fields: { numero: 'x', email: 'ana@' },
    problems: { numero: 'invalido', email: 'invalido' },
  }
  render(<FindOrderForm lang="pt" notice="" rejected={rejected} />)
  expect(screen.getByLabelText('Número do pedido')).toHaveValue('x')
  expect(screen.getByLabelText('E-mail da compra')).toHaveAccessibleDescription('Informe o e-mail da compra.')
})

test('4.33 the orders of an account show their products, link to their pages and can be bought again', () => {
  const line = { name: 'Serum', detail: '30 ml', picture: '/img/serum', quantity: 2 }
  const listed = {
    number: '1001',
    key: 'k',
    state: 'pago' as const,
    createdAt: '2026-11-23T13:15:00.000Z',
    total: 5970,
    units: 2,
    lines: [line],
  }
  const { rerender, unmount } = render(<OrderList lang="en" orders={[listed]} />)
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/en/checkout/acesso')
  const item = screen.getAllByRole('listitem')[0]!
  expect(within(item).getByRole('link', { name: 'Order 1001' })).toHaveAttribute(
    'href',
    '/en/pedido/1001?chave=k',
  )
  expect(item).toHaveTextContent(/Payment approved.*Serum30 ml.*2 units · Total R\$\s?59\.70/)
  expect(item.querySelector('img')).toHaveAttribute('src', '/img/serum-160.webp')
  const form = within(item).getByRole('button', { name: 'Buy again: Order 1001' }).closest('form')!
  expect(form).toHaveAttribute('action', '/en/pedido/comprar-de-novo')
  expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
    ['numero', '1001'],
    ['chave', 'k'],
  ])
  rerender(<OrderList lang="en" orders={[{ ...listed, lines: Array(5).fill(line) as (typeof line)[] }]} />)
  expect(screen.getAllByText('Serum')).toHaveLength(3)
  expect(screen.getByText('and 2 more products')).toBeInTheDocument()
  rerender(<OrderList lang="en" orders={[{ ...listed, state: 'aguardando_pagamento' }]} />)
  expect(screen.getByRole('link', { name: 'View payment: Order 1001' })).toHaveAttribute(
    'href',
    '/en/pedido/1001?chave=k',
  )
  expect(screen.getByRole('button', { name: 'Buy again: Order 1001' })).toBeVisible()
  rerender(<OrderList lang="en" orders={[{ ...listed, isGift: true }]} />)
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/Gift · 2 units · Total/)
  unmount()
  // A store may list orders without their products.
  render(<OrderList lang="pt" orders={[{ ...listed, lines: [] }]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(/Pagamento aprovado.*2 unidades · Total R\$\s59,70/)
})

test('4.33 an account without orders leads to the shop, and first to a cart with items', () => {
  const start = { path: '/colageno', hint: undefined, label: 'Conhecer o colágeno' }
  const view = (hasCart: boolean) => <NoOrders lang="pt" start={start} hasCart={hasCart} />
  const { rerender } = render(view(false))
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(screen.getByText(/^Você ainda não fez pedidos com esta conta\. Comprou sem conta\?/)).toBeVisible()
  expect(links()).toEqual(['/colageno'])
  rerender(view(true))
  expect(links()).toEqual(['/checkout/carrinho/', '/colageno'])
})

test('4.33 without an account the page of orders says how to see them', () => {
  render(<OrderList lang="pt" orders={undefined} />)
  expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/checkout/acesso')
})
