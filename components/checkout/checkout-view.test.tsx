import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { browserStore } from '#lib/browser/store.ts'
import { getDraft } from '#lib/client/store/checkout.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { CheckoutDraft } from '#lib/shop/checkout.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { NO_SETTINGS } from '#lib/shop/settings.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { CheckoutView } from './checkout-view.tsx'
import { Summary } from './summary.tsx'

const BUYER = { nome: 'Ana Souza', email: 'ana@exemplo.com', cpf: '52998224725', celular: '11912345678' }
const ADDRESS = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  destinatario: '',
  observacao: '',
}
const GOAL = { goal: 10_000, percent: 10 }
const SETTINGS = { ...NO_SETTINGS, freeShippingFrom: 29_900, fixedShipping: 990 }
const realFetch = globalThis.fetch
let store: StoreFetch

beforeEach(async () => {
  sessionStorage.clear()
  store = await routeFetchToStore()
  const item = { idProduto: 422, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 2 }
  await send('POST', 'checkout/cart', { tipo: 'lista', itens: [item] })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const send = (method: string, path: string, body: object) =>
  fetch(`http://localhost/v2/front/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

interface Shown {
  lang?: Lang
  step?: string
  notice?: string
  rejected?: RejectedForm
  settings?: ComponentProps<typeof Summary>['settings']
}

async function show({ lang = 'pt', ...shown }: Shown = {}) {
  return showDraft(await getDraft(browserStore(lang)), { lang, ...shown })
}

function showDraft(
  draft: CheckoutDraft,
  { lang = 'pt', step = '', notice = '', rejected, settings = NO_SETTINGS }: Shown = {},
) {
  const page = { lang, draft, step, notice, rejected, orderKey: 'chave' }
  const summary = <Summary lang={lang} draft={draft} settings={settings} goal={null} coupon={null} />
  return render(<CheckoutView {...page} summary={summary} />)
}

const step = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).closest('li')!
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''

const hiddenFields = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )

test('4.28 the address has the choice of a gift with its message, and its line names both', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  const { unmount } = await show()
  expect(screen.getByRole('checkbox', { name: /É um presente/ })).not.toBeChecked()
  expect(screen.getByLabelText('Recado para quem recebe (opcional)')).toHaveAttribute('name', 'recado')
  unmount()
  await send('PUT', 'checkout/draft', { entrega: { ...ADDRESS, presente: 'sim', recado: 'Parabéns!' } })
  await show()
  expect(textOf(step(/Endereço/))).toContain('Presente, com o recado “Parabéns!”')
})

test('4.28 the line of the done address repeats the note for the delivery', async () => {
  await send('PUT', 'checkout/draft', {
    dados: BUYER,
    entrega: { ...ADDRESS, observacao: 'Deixar na portaria' },
  })
  await show()
  expect(textOf(step(/Endereço/))).toContain('Deixar na portaria')
})

test.each([
  ['pt', 'Entrar e usar os seus dados', '/checkout/acesso?volta=pagamento'],
  ['en', 'Sign in and use your details', '/en/checkout/acesso?volta=pagamento'],
] as const)('P6 %s: only a guest at the first step gets a link to sign in', async (lang, name, href) => {
  const draft = await getDraft(browserStore(lang))
  const page = { lang, draft, step: '', notice: '', rejected: undefined, orderKey: 'chave', summary: null }
  const { rerender } = render(<CheckoutView {...page} />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  rerender(<CheckoutView {...page} draft={{ ...draft, isSignedIn: true }} />)
  expect(screen.queryByRole('link', { name })).toBeNull()
  await send('PUT', 'checkout/draft', { dados: BUYER })
  rerender(<CheckoutView {...page} draft={await getDraft(browserStore(lang))} />)
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('4.28 the first open step has its form with autofill and keyboards; later steps have none', async () => {
  await show()
  const form = screen.getByLabelText('Nome completo').closest('form')!
  expect(form).toHaveAttribute('action', '/checkout/pagamento/dados')
  expect(form.method).toBe('post')
  expect(screen.getByLabelText('Nome completo')).toHaveAttribute('autocomplete', 'name')
  expect(screen.getByLabelText('CPF')).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByLabelText('Celular com DDD')).toHaveAttribute('type', 'tel')
  expect(screen.queryByLabelText('CEP')).toBeNull()
  expect(screen.queryByRole('link', { name: /Alterar/ })).toBeNull()
})

test('4.20 the summary of a phone is open when it shows why a coupon was rejected', async () => {
  const draft = await getDraft(browserStore('pt'))
  const parts = { lang: 'pt', draft, settings: NO_SETTINGS, goal: null } as const
  const { container, rerender } = render(<Summary {...parts} coupon={null} />)
  expect(container.querySelector('details')).not.toHaveAttribute('open')
  rerender(<Summary {...parts} isOpen coupon="Este cupom não existe." />)
  expect(container.querySelector('details')).toHaveAttribute('open')
})

test.each<[Lang, RegExp]>([
  ['pt', /Total com Pix\s*R\$\s47,31$/],
  ['en', /Total with Pix\s*R\$\s47\.31$/],
])('P3 the summary names the total of a payment method that costs less, %s', async (lang, total) => {
  const { payments, ...draft } = await getDraft(browserStore(lang))
  const reduced = payments.map((payment) =>
    payment.id === 'pix' ? { ...payment, discount: 249, total: payment.total - 249 } : payment,
  )
  const parts = { lang, settings: NO_SETTINGS, goal: null, coupon: null } as const
  const { container, rerender } = render(<Summary {...parts} draft={{ ...draft, payments: reduced }} />)
  const amounts = () => textOf(container.querySelector('dl')!)
  expect(amounts()).toMatch(total)
  rerender(<Summary {...parts} draft={{ ...draft, payments }} />)
  expect(amounts()).not.toContain('Pix')
})

test.each<[Lang, string]>([
  ['pt', 'Fretea calcularTotal sem freteR$ 49,80'],
  ['en', 'Shippingat the next stepTotal before shippingR$ 49.80'],
])(
  '4.28 before an address is known the summary says that its total has no shipping, %s',
  async (lang, text) => {
    const draft = await getDraft(browserStore(lang))
    const parts = { lang, draft, settings: NO_SETTINGS, goal: null, coupon: null } as const
    const { container } = render(<Summary {...parts} />)
    expect(textOf(container.querySelector('dl')!)).toContain(text)
  },
)

test.each<[Lang, string, string]>([
  ['pt', 'Frete estimado para 13015-904R$ 9,90TotalR$ 59,70', 'R$ 59,70'],
  ['en', 'Est. shipping to 13015-904R$ 9.90TotalR$ 59.70', 'R$ 59.70'],
])(
  'P29 with the CEP of a quote the summary has the shipping and total of the cart from its first step, until the shopper changes it, %s',
  async (lang, text, total) => {
    sessionStorage.setItem('cep', '13015904')
    const draft = await getDraft(browserStore(lang))
    const parts = { lang, draft, settings: NO_SETTINGS, goal: null, coupon: null } as const
    const { container, rerender } = render(<Summary {...parts} settings={SETTINGS} />)
    const amounts = () => textOf(container.querySelector('dl')!)
    expect(amounts()).toContain(text)
    expect(textOf(container.querySelector('summary strong')!)).toBe(total)
    // Without settings the store states no shipping.
    rerender(<Summary {...parts} />)
    expect(amounts()).not.toContain('13015-904')
    rerender(<Summary {...parts} settings={SETTINGS} />)
    sessionStorage.setItem('compra cep', '13015904')
    fireEvent.change(document.body)
    expect(amounts()).not.toContain('13015-904')
    expect(textOf(container.querySelector('summary strong')!)).toBe(total)
  },
)

test('P29 a CEP that is typed at the address gives the summary its estimate too', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  const { container } = await show({ settings: SETTINGS })
  const amounts = () => textOf(container.querySelector('aside dl')!)
  expect(amounts()).toContain('FreteR$ 9,90TotalR$ 59,70')
  await userEvent.click(screen.getByLabelText('CEP'))
  await waitFor(() => expect(screen.getByLabelText('CEP').closest('form')!.noValidate).toBe(true))
  await userEvent.type(screen.getByLabelText('CEP'), '20040002')
  await waitFor(() => expect(amounts()).toContain('Frete estimado para 20040-002R$ 9,90TotalR$ 59,70'))
})

test('P29 with an address the summary has the shipping of the first option before one is chosen, without scripts too', async () => {
  await send('PUT', 'checkout/draft', { entrega: ADDRESS })
  const draft = await getDraft(browserStore('pt'))
  const parts = { lang: 'pt', draft, settings: NO_SETTINGS, goal: null, coupon: null } as const
  const html = textOf(
    new DOMParser().parseFromString(renderToString(<Summary {...parts} />), 'text/html').body,
  )
  expect(html).toContain('Frete estimado para 01310-100R$ 9,90TotalR$ 59,70')
})

test('4.28 the summary follows the chosen delivery option at once, also while it is only preselected', async () => {
  const user = userEvent.setup({ delay: null })
  await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS })
  const express = { id: 'expressa', label: 'Entrega expressa', price: 1990, days: 1, until: '' }
  const draft = await getDraft(browserStore('pt'))
  const { container } = showDraft({ ...draft, options: [...draft.options, express] })
  const amounts = () => textOf(container.querySelector('aside dl')!)
  expect(amounts()).toMatch(/FreteR\$ 9,90TotalR\$ 59,70/)
  await user.click(screen.getByRole('radio', { name: /expressa/ }))
  expect(amounts()).toMatch(/FreteR\$ 19,90TotalR\$ 69,70/)
  expect(textOf(container.querySelector('aside summary strong')!)).toBe('R$ 69,70')
})

test.each<[Lang, RegExp, string, string]>([
  [
    'pt',
    /Passo 3 de 4: Forma de entrega/,
    'Alterar: Endereço de entrega',
    '/checkout/pagamento?passo=entrega#passo-entrega',
  ],
  [
    'en',
    /Step 3 of 4: Delivery method/,
    'Change: Delivery address',
    '/en/checkout/pagamento?passo=entrega#passo-entrega',
  ],
])('4.28 done steps are a line with a link that changes them, %s', async (lang, open, change, href) => {
  await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS })
  const { container } = await show({ lang })
  expect(screen.getByRole('link', { name: change })).toHaveAttribute('href', href)
  expect(textOf(container)).toContain('Ana Souza ana@exemplo.com 529.982.247-25 (11) 91234‑5678')
  expect(textOf(container)).toContain('Avenida Paulista, 1000 Bela Vista São Paulo, SP 01310-100')
  const options = within(step(open)).getAllByRole('radio')
  expect(options[0]).toBeChecked()
  expect(textOf(step(open))).toMatch(/R\$ 9[.,]90.*(Chega até|Arrives by) \p{L}+, /u)
})

test('4.28 `passo` in the URL opens a done step again, with its accepted values', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS })
  await show({ step: 'dados' })
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25')
  expect(screen.queryByRole('radio')).toBeNull()
})

test.each<[Lang, string, string, RegExp, RegExp]>([
  [
    'pt',
    'Pagar R$\u00a059,70 com Pix Ir para o pagamento com cartão',
    'Em quantas vezes?',
    /^12x de R\$ 5,97 com juros, total a prazo: R\$ 71,63, última parcela de R\$ 5,96$/,
    /Demonstração: nenhum pagamento chega/,
  ],
  [
    'en',
    'Pay R$\u00a059.70 with Pix Continue to card payment',
    'How many installments?',
    /^12 payments of R\$ 5\.97 with interest, total: R\$ 71\.63, last payment of R\$ 5\.96$/,
    /Demonstration: no payment reaches/,
  ],
])(
  'P16 4.30 one choice of the payment method with the total of each, the installments of a card, and one button, %s',
  async (lang, button, question, twelve, demo) => {
    await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS })
    await send('PUT', 'checkout/draft', { opcao: 'padrao' })
    await show({ lang })
    const form = screen.getByRole('button', { name: button }).closest('form')!
    expect(form).toHaveAttribute('action', `${lang === 'en' ? '/en' : ''}/checkout/pagamento/pedido`)
    expect(hiddenFields(form)).toEqual({
      'total-pix': '59.7',
      'total-cartao-demonstracao': '59.7',
      versao: '1',
      pedido: 'chave',
    })
    const [pix, card] = within(form).getAllByRole<HTMLInputElement>('radio')
    expect([pix!.value, card!.value]).toEqual(['pix', 'cartao-demonstracao'])
    expect(pix).toBeChecked()
    expect(textOf(pix!.closest('label')!)).toMatch(/^PixR\$ 59[.,]70/)
    const plan = [...screen.getByLabelText<HTMLSelectElement>(question).options].map(textOf)
    expect(plan).toHaveLength(12)
    expect(plan.at(-1)).toMatch(twelve)
    // CSS shows the text of the chosen method, and the note while the chosen installments have interest.
    expect(
      [...form.querySelectorAll<HTMLElement>('[data-method]')].map(({ dataset }) => dataset['method']),
    ).toEqual(['pix', 'cartao-demonstracao'])
    const options = [...screen.getByLabelText<HTMLSelectElement>(question).options]
    expect(options.map((option) => option.matches('[data-interest]'))).toEqual([
      false,
      ...Array<boolean>(11).fill(true),
    ])
    expect(screen.getByLabelText(question)).not.toHaveAccessibleDescription()
    expect(screen.getAllByText(demo)).toHaveLength(1)
    const summary = screen.getByRole('complementary')
    expect(textOf(summary)).toMatch(/Subtotal\s?R\$ 49[.,]80(?:Frete|Shipping)R\$ 9[.,]90TotalR\$ 59[.,]70/)
    expect(summary.querySelector('img')).not.toBeNull()
    // The summary says what the chosen installments come to, while a card is chosen and has interest.
    await userEvent.click(card!)
    await userEvent.selectOptions(screen.getByLabelText(question), '12')
    const credit = () => within(summary).queryByText(/: 12/)
    expect(textOf(credit()!).replace(/^[^:]*: /, '')).toMatch(twelve)
    await userEvent.selectOptions(screen.getByLabelText(question), '1')
    expect(credit()).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText(question), '12')
    expect(credit()).not.toBeNull()
    await userEvent.click(pix!)
    expect(credit()).toBeNull()
  },
)

test('4.30 an order that was rejected keeps the chosen payment method and its installments', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS, opcao: 'padrao' })
  const fields = { etapa: 'pagamento', pagamento: 'cartao-demonstracao', parcelas: '3' }
  await show({ notice: 'mudou', rejected: { fields } })
  expect(screen.getByRole('radio', { name: /^Cartão/ })).toBeChecked()
  expect(screen.getByLabelText('Em quantas vezes?')).toHaveValue('3')
})

test.each<[Lang, string, string]>([
  ['pt', 'Desconto de 10%− R$ 12,45', 'Desconto− R$ 12,45'],
  ['en', '10% discount− R$ 12.45', 'Discount− R$ 12.45'],
])(
  'P18 the summary names the discount of the goal where the store states it, %s',
  async (lang, named, plain) => {
    const item = { idProduto: 422, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 3 }
    await send('POST', 'checkout/cart', { tipo: 'lista', itens: [item] })
    const draft = await getDraft(browserStore(lang))
    const parts = { lang, draft: { ...draft, totals: { ...draft.totals, subtotal: 12_450, discount: 1245 } } }
    const rest = { goal: null, coupon: null } as const
    const { container, rerender } = render(
      <Summary {...parts} {...rest} settings={{ ...NO_SETTINGS, goal: GOAL }} />,
    )
    expect(textOf(container.querySelector('dl')!)).toContain(named)
    rerender(<Summary {...parts} {...rest} settings={NO_SETTINGS} />)
    expect(textOf(container.querySelector('dl')!)).toContain(plain)
  },
)

test.each<[Lang, boolean]>([
  ['pt', false],
  ['en', true],
])(
  'the checkout says before its first field where the shop delivers and that a CPF is needed, %s: %s',
  async (lang, isSaid) => {
    await show({ lang })
    expect(screen.queryAllByText(/within Brazil only.*CPF/)).toHaveLength(isSaid ? 1 : 0)
  },
)

test('4.30 a notice says that the amounts have changed and that no order has been placed', async () => {
  await show({ notice: 'mudou' })
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(
    /Nada foi cobrado e nenhum pedido foi feito/,
  )
})

test.each(['', 'mudou'])(
  '4.30 a sold-out item leads to the cart, and no payment method is offered, with notice "%s"',
  async (notice) => {
    await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS, opcao: 'padrao' })
    const draft = { ...(await getDraft(browserStore('pt'))), missing: ['itens' as const] }
    const page = { lang: 'pt' as const, draft, step: '', notice, rejected: undefined, orderKey: 'chave' }
    render(<CheckoutView {...page} summary={null} />)
    expect(screen.getByText(/Um item do carrinho esgotou.*Nada foi cobrado/)).toBeInTheDocument()
    const links = screen.getAllByRole('link', { name: 'Ajustar o carrinho' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/carrinho/',
      '/checkout/carrinho/',
    ])
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
  },
)

test('4.28 the notice of a sold-out item says which one, in the words of the store', async () => {
  store.intercept = async (_call, pass) => {
    const document = (await (await pass()).json()) as { faltam: string[]; resumo: { mensagens: object[] } }
    const mensagem = 'Sérum Facial - 1 frasco: restam apenas 1.'
    document.faltam = ['itens']
    document.resumo.mensagens = [
      { tipo: 'aviso', codigo: 'cupom_vencido', mensagem: 'O cupom venceu.' },
      { tipo: 'aviso', codigo: 'estoque_alterado', mensagem },
    ]
    return Response.json(document)
  }
  await show()
  expect(
    screen.getByText(/^Sérum Facial - 1 frasco: restam apenas 1\. Nada foi cobrado\./),
  ).toBeInTheDocument()
  expect(screen.queryByText(/cupom venceu/)).toBeNull()
})

test('P15 a cart above the limit of an order leads to the cart with the store’s sentence, not that of a sold-out item', async () => {
  const item = { idProduto: 422, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, quantidade: 70 }
  await send('POST', 'checkout/cart', { tipo: 'lista', itens: [item] })
  await send('PUT', 'checkout/draft', { dados: BUYER, entrega: ADDRESS, opcao: 'padrao' })
  const { container } = await show()
  expect(textOf(container)).toContain('Compras acima de R$ 1.500,00 são concluídas com o nosso atendimento.')
  expect(screen.queryByText(/esgotou/)).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Ajustar o carrinho' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull()
})

test('a rejected form has its values, an error at each field, and a summary that links to them', async () => {
  const rejected = {
    fields: { nome: 'Ana', email: 'ana@', cpf: '1', celular: '', etapa: 'dados' },
    problems: { email: 'invalido', cpf: 'invalido', celular: 'obrigatorio' },
  }
  await show({ step: 'dados', rejected })
  expect(screen.getByLabelText('Nome completo')).toHaveValue('Ana')
  expect(screen.getByLabelText('CPF')).toBeInvalid()
  expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/Este CPF não confere/)
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#compra-email',
    '#compra-cpf',
    '#compra-celular',
  ])
})

const LABELS = {
  pt: { name: 'Nome completo', email: 'E-mail', cpf: 'CPF', phone: 'Celular com DDD' },
  en: {
    name: 'Full name',
    email: 'E-mail',
    cpf: 'CPF (Brazilian taxpayer number)',
    phone: 'Mobile phone with area code',
  },
} as const

async function focusForm(lang: Lang = 'pt') {
  const name = screen.getByLabelText(LABELS[lang].name)
  await userEvent.click(name)
  await waitFor(() => expect(name.closest('form')!).toHaveAttribute('data-checked'))
}

test('with JavaScript CPF and phone are masked, and an invalid field shows its error when it loses the focus', async () => {
  await show()
  await focusForm()
  await userEvent.type(screen.getByLabelText('CPF'), '52998224724')
  expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-24')
  await userEvent.type(screen.getByLabelText('Celular com DDD'), '11912345678')
  expect(screen.getByLabelText('Celular com DDD')).toHaveValue('(11) 91234-5678')
  await waitFor(() =>
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/Este CPF não confere/),
  )
  await userEvent.clear(screen.getByLabelText('CPF'))
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  await waitFor(() => expect(screen.getByLabelText('CPF')).not.toHaveAttribute('aria-invalid'))
})

test('with JavaScript a form with errors is not posted: the first invalid field gets the focus', async () => {
  await show()
  const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  await focusForm()
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Ana Souza')
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Informe o e-mail/)
  expect(posted).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com')
  await userEvent.type(screen.getByLabelText('CPF'), '52998224725')
  await userEvent.type(screen.getByLabelText('Celular com DDD'), '11912345678')
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
  posted.mockRestore()
})

test.each<[Lang, string, string]>([
  ['pt', 'E-mail', 'Você quis dizer maria@gmail.com?'],
  ['en', 'E-mail', 'Did you mean maria@gmail.com?'],
])(
  'an e-mail with a misspelled domain gets a button that corrects it once it loses the focus, %s',
  async (lang, label, meant) => {
    await show({ lang })
    const email = screen.getByLabelText(label)
    await userEvent.click(email)
    await waitFor(() => expect(email.closest('form')!).toHaveAttribute('data-checked'))
    await userEvent.type(email, 'maria@gmial.com')
    expect(screen.queryByRole('button', { name: meant })).toBeNull()
    await userEvent.tab()
    const correct = await screen.findByRole('button', { name: meant })
    expect(correct).not.toHaveAccessibleDescription()
    expect(correct.closest('[role=status]')).not.toBeNull()
    expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.click(correct)
    expect(email).toHaveValue('maria@gmail.com')
    expect(email).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('button', { name: meant })).toBeNull())
  },
)

test.each<[Lang, string, RegExp, string]>([
  ['pt', 'Continuar', /^Confira o e-mail/, 'Você quis dizer maria@gmail.com?'],
  ['en', 'Continue', /^Check the e-mail/, 'Did you mean maria@gmail.com?'],
])(
  'a press that comes before the suggestion for the e-mail is seen stops once, at the suggestion, %s',
  async (lang, next, check, meant) => {
    await show({ lang })
    const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    await focusForm(lang)
    const { name, email, cpf, phone } = LABELS[lang]
    await userEvent.type(screen.getByLabelText(name), 'Maria Souza')
    await userEvent.type(screen.getByLabelText(cpf), '52998224725')
    await userEvent.type(screen.getByLabelText(phone), '11912345678')
    await userEvent.type(screen.getByLabelText(email), 'maria@gmial.com')
    await userEvent.click(screen.getByRole('button', { name: next }))
    const suggestion = screen.getByRole('button', { name: meant })
    expect(suggestion).toHaveFocus()
    expect(suggestion).toHaveAccessibleDescription(check)
    expect(posted).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: next }))
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1))
    posted.mockRestore()
  },
)

test.each<[Lang, string, RegExp]>([
  ['pt', 'Continuar', /Informe nome e sobrenome/],
  ['en', 'Continue', /first and last name/],
])('4.28 the name has a surname, %s', async (lang, next, problem) => {
  await show({ lang })
  await focusForm(lang)
  const field = screen.getByLabelText(LABELS[lang].name)
  await userEvent.type(field, 'Maria 2')
  await userEvent.click(screen.getByRole('button', { name: next }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem))
  await userEvent.type(field, ' Sá')
  await waitFor(() => expect(field).toBeValid())
})

const errorLinks = () => screen.queryAllByRole('alert').flatMap((list) => within(list).getAllByRole('link'))

test('P31 the errors that the server found stay at their fields when the code of the form has loaded; each disappears, also from the list of errors, as soon as its field is right', async () => {
  const problems = { nome: 'obrigatorio', email: 'obrigatorio' }
  await show({ step: 'dados', rejected: { fields: { etapa: 'dados', cpf: '52998224725' }, problems } })
  await focusForm()
  expect(screen.getByLabelText('Nome completo')).toHaveAccessibleDescription(/Informe o seu nome completo/)
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
  // The shopper has not been there, and the server has not said anything about it.
  expect(screen.getByLabelText('Celular com DDD')).not.toHaveAttribute('aria-invalid')
  await userEvent.type(screen.getByLabelText('Nome completo'), 'Ana Souza')
  await waitFor(() => expect(screen.getByLabelText('Nome completo')).not.toHaveAttribute('aria-invalid'))
  expect(screen.getByLabelText('E-mail')).toBeInvalid()
  const shown = errorLinks().filter((link) => !link.closest('#erros > [data-errors] ~ *'))
  expect(shown.map(textOf)).toEqual(['Informe o e-mail.'])
})

test('4.28 a state that the store rejected is wrong until the state or the CEP changes', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  const fields = { ...ADDRESS, uf: 'RJ', etapa: 'entrega' }
  await show({ step: 'entrega', rejected: { fields, problems: { uf: 'invalido' } } })
  await userEvent.click(screen.getByLabelText('CEP'))
  await waitFor(() => expect(screen.getByLabelText('CEP').closest('form')!).toHaveAttribute('data-checked'))
  expect(screen.getByLabelText('Estado')).toHaveAccessibleDescription(/não é o do CEP/)
  await userEvent.clear(screen.getByLabelText('CEP'))
  await userEvent.type(screen.getByLabelText('CEP'), '20040002')
  await waitFor(() => expect(screen.getByLabelText('Estado')).toBeValid())
})

test('what was typed survives a reload of the page', async () => {
  const first = await show()
  await focusForm()
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com')
  first.unmount()
  await show()
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com'))
})

const addressArea = () => document.querySelector('[data-address]')!

test('4.19 with JavaScript the CEP is asked for first; then the other fields are shown, and its city is one line that opens the fields', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  await show()
  expect(addressArea()).toHaveAttribute('data-address', 'cep')
  await userEvent.click(screen.getByLabelText('CEP'))
  await waitFor(() => expect(screen.getByLabelText('CEP').closest('form')!).toHaveAttribute('data-checked'))
  // Enter without a CEP asks for it, and for nothing else.
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('CEP')).toHaveAccessibleDescription(/Informe o CEP/))
  expect(screen.getByLabelText('CEP')).toHaveFocus()
  expect(screen.getByLabelText('Rua ou avenida')).not.toHaveAttribute('aria-invalid')
  await userEvent.type(screen.getByLabelText('CEP'), '20040002')
  await waitFor(() => expect(addressArea()).toHaveAttribute('data-address', 'place'))
  await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveFocus())
  const place = document.querySelector('[data-checkout=place]')!
  expect(place).toHaveTextContent('Rio de Janeiro, RJ')
  expect(place.closest('details')).not.toHaveAttribute('open')
  // The details element around an invalid field opens.
  await userEvent.clear(screen.getByLabelText('Cidade'))
  await userEvent.type(screen.getByLabelText('Rua ou avenida'), 'Rua A')
  await userEvent.type(screen.getByLabelText('Número'), '1')
  await userEvent.type(screen.getByLabelText('Bairro'), 'Centro{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveFocus())
  expect(place.closest('details')).toHaveAttribute('open')
})

test.each([
  ['fails', '20040002', () => Promise.reject(new TypeError('offline'))],
  ['takes long, with Enter', '20040002{Enter}', () => new Promise<Response>(() => {})],
])('4.19 with JavaScript a look-up that %s leaves all fields to the shopper', async (_, keys, answer) => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  await show()
  store.intercept = answer
  await userEvent.click(screen.getByLabelText('CEP'))
  await waitFor(() => expect(screen.getByLabelText('CEP').closest('form')!).toHaveAttribute('data-checked'))
  await userEvent.type(screen.getByLabelText('CEP'), keys)
  await waitFor(() => expect(addressArea()).toHaveAttribute('data-address', 'all'))
  expect(screen.getByLabelText('Cidade').closest('details')).toHaveAttribute('open')
})

test('4.28 what was typed into the address before a reload is shown again', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  sessionStorage.setItem('compra entrega', JSON.stringify({ logradouro: 'Rua A', observacao: 'Portaria' }))
  await show()
  await waitFor(() => expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua A'))
  expect(addressArea()).toHaveAttribute('data-address', 'all')
})

test('a rejected address opens the field that was wrong', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  const fields = { ...ADDRESS, uf: 'RJ', etapa: 'entrega' }
  await show({ step: 'entrega', rejected: { fields, problems: { uf: 'invalido' } } })
  expect(addressArea()).toHaveAttribute('data-address', 'all')
  expect(screen.getByLabelText('Estado').closest('details')).toHaveAttribute('open')
})

test('4.19 with JavaScript a complete CEP fills in city and state', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  await show()
  await userEvent.click(screen.getByLabelText('CEP'))
  await waitFor(() => expect(screen.getByLabelText('CEP').closest('form')!).toHaveAttribute('data-checked'))
  await userEvent.type(screen.getByLabelText('CEP'), '20040002')
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('Rio de Janeiro'))
  expect(screen.getByLabelText('Estado')).toHaveValue('RJ')
  // Without a CEP service the street is unknown (docs/decisions/0098), and none is invented.
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent(
    'Preenchemos Rio de Janeiro, RJ. Complete a rua, o número e o bairro.',
  )
  expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('')
  expect(store.calls.at(-1)).toMatchObject({ path: '/v2/front/shipment/cep', body: { cep: '20040002' } })
})

test.each([
  ['of another area takes the street of the earlier address with it', '20040002', 'Rio de Janeiro', ''],
  ['that corrects the last digits keeps it', '01310200', 'São Paulo', 'Avenida Paulista'],
])('4.19 a CEP %s, but not what was typed', async (_, cep, city, street) => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  await send('PUT', 'checkout/draft', { entrega: ADDRESS })
  await show({ step: 'entrega' })
  const field = screen.getByLabelText('CEP')
  await userEvent.click(field)
  await waitFor(() => expect(field.closest('form')!).toHaveAttribute('data-checked'))
  await userEvent.clear(screen.getByLabelText('Complemento (opcional)'))
  await userEvent.type(screen.getByLabelText('Complemento (opcional)'), 'Casa 2')
  await userEvent.clear(field)
  await userEvent.type(field, cep)
  await waitFor(() => expect(store.calls.at(-1)).toMatchObject({ body: { cep } }))
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue(city))
  expect(screen.getByLabelText('Rua ou avenida')).toHaveValue(street)
  expect(screen.getByLabelText('Número')).toHaveValue(street && '1000')
  expect(screen.getByLabelText('Complemento (opcional)')).toHaveValue('Casa 2')
})

test('4.19 a CEP that was typed before the code of the form has loaded fills in city and state too', async () => {
  await send('PUT', 'checkout/draft', { dados: BUYER })
  await show()
  const cep = screen.getByLabelText<HTMLInputElement>('CEP')
  cep.value = '20040-002'
  await userEvent.click(cep)
  await waitFor(() => expect(screen.getByLabelText('Cidade')).toHaveValue('Rio de Janeiro'))
  expect(screen.getByLabelText('Estado')).toHaveValue('RJ')
})

test.each([
  ['pt', 'Entregar em outro endereço'],
  ['en', 'Deliver to another address'],
] as const)(
  '4.28 %s: a known address can be replaced by an empty form, which keeps the gift',
  async (lang, name) => {
    const gift = { presente: 'sim', recado: 'Parabéns!' }
    await send('PUT', 'checkout/draft', { dados: BUYER, entrega: { ...ADDRESS, ...gift } })
    const draft = await getDraft(browserStore(lang))
    const page = {
      lang,
      draft,
      step: 'entrega',
      notice: '',
      rejected: undefined,
      orderKey: 'chave',
      summary: null,
    }
    const { rerender } = render(<CheckoutView {...page} />)
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${lang === 'en' ? '/en' : ''}/checkout/pagamento?passo=entrega&novo=1#passo-entrega`,
    )
    rerender(<CheckoutView {...page} key="new" isNewAddress />)
    expect(screen.queryByRole('link', { name })).toBeNull()
    const field = (id: string) => document.querySelector<HTMLInputElement>(`[name=${id}]`)!
    expect(
      ['cep', 'logradouro', 'recado'].map(
        (id) => document.querySelector<HTMLInputElement>(`[name=${id}]`)!.value,
      ),
    ).toEqual(['', '', 'Parabéns!'])
    expect(field('presente').checked).toBe(true)
  },
)
