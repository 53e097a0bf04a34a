import { fillCheckout } from '../filled-checkout.ts'
import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    card: /^Cartão de crédito/,
    count: 'Em quantas vezes?',
    chosen: '12x de R$\u00a05,97 com juros, total a prazo: R$\u00a071,63, última parcela de R$\u00a05,96',
    order: /com Pix Ir para o pagamento com cartão/,
    demo: /Nenhum número de cartão é pedido e nada é cobrado/,
    twelve: '12x de R$ 5,97 com juros total a prazo: R$ 71,63',
    choice: /^12x/,
    refuse: 'Simular cartão recusado',
    refused: /O cartão foi recusado/,
    again: 'Tentar de novo',
    pay: 'Pagar o pedido',
    paid: /Pagamento aprovado.*12x de R\$ 5,97 com juros, total a prazo: R\$ 71,63.*Pagamento simulado: nada foi cobrado/,
    over: /Este pedido não espera mais o pagamento/,
    find: 'Acompanhar um pedido',
  },
  en: {
    card: /^Credit card/,
    count: 'How many installments?',
    chosen: '12 payments of R$\u00a05.97 with interest, total: R$\u00a071.63, last payment of R$\u00a05.96',
    order: /with Pix Continue to card payment/,
    demo: /No card number is asked for, and nothing is charged/,
    twelve: '12 payments of R$ 5.97 with interest total: R$ 71.63',
    choice: /^12 payments/,
    refuse: 'Simulate a declined card',
    refused: /The card was declined/,
    again: 'Try again',
    pay: 'Pay now',
    paid: /Payment approved.*12 payments of R\$ 5\.97 with interest, total: R\$ 71\.63.*Simulated payment: nothing was charged/,
    over: /This order is no longer awaiting payment/,
    find: 'Track your order',
  },
} as const

for (const { lang, localPath } of LANGUAGES)
  test(`P16 P30 4.36 ${lang}: without JavaScript a card of the demonstration is refused and then pays the order in 12 installments, once`, async ({
    plain,
    request,
  }) => {
    const text = TEXTS[lang]
    await fillCheckout(request)
    await plain.open(localPath('/checkout/pagamento'))
    plain.fill(text.card, true)
    plain.fill(text.count, text.chosen)
    await plain.press(text.order)
    const page = plain.url.pathname
    expect(page).toMatch(new RegExp(`^${localPath('/pedido/')}\\d+/cartao$`))
    const headers = plain.response.headers()
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(await plain.response.text()).toMatch(/<meta name="robots" content="noindex/)
    expect(plain.text(plain.main)).toMatch(text.demo)
    expect(plain.text(plain.main).replaceAll('\u00a0', ' ')).toContain(text.twelve)
    expect(plain.main.querySelectorAll('input:not([type=hidden], [type=radio])')).toHaveLength(0)

    await plain.press(text.refuse)
    expect(plain.text(plain.main)).toMatch(text.refused)
    await plain.follow(text.again, plain.main)
    expect(plain.url.pathname).toBe(page)
    // The installments that were chosen at the checkout are still chosen after a refused card.
    expect((plain.field(text.choice) as HTMLInputElement).checked).toBe(true)
    const fields = new URLSearchParams(
      [...plain.find('button', text.pay).closest('form')!.querySelectorAll('input')]
        .filter(({ type, checked }) => type === 'hidden' || checked)
        .map(({ name, value }) => [name, value]),
    )
    await plain.press(text.pay)
    expect(plain.text(plain.main).replaceAll('\u00a0', ' ')).toMatch(text.paid)

    // The same form again, as after the back button, is the same payment; another answer changes nothing.
    const send = async (changed: Record<string, string>) => {
      const form = { ...Object.fromEntries(fields), ...changed }
      return (await request.post(localPath('/pedido/pagar/cartao'), { form })).text()
    }
    expect(await send({})).toContain(lang === 'pt' ? 'Pagamento aprovado' : 'Payment approved')
    expect(await send({ resultado: 'recusado' })).toMatch(text.over)
    await plain.open(page)
    expect(plain.text(plain.main)).toMatch(text.over)
  })

for (const { lang, localPath } of LANGUAGES)
  test(`P30 4.33 ${lang}: without JavaScript the buyer of an order whose card was refused pays it by Pix`, async ({
    plain,
    request,
  }) => {
    await fillCheckout(request)
    await plain.open(localPath('/checkout/pagamento'))
    plain.fill(TEXTS[lang].card, true)
    await plain.press(TEXTS[lang].order)
    await plain.press(TEXTS[lang].refuse)
    const pix = lang === 'pt' ? /^Pagar R\$\s59,70 com Pix/ : /^Pay R\$\s?59\.70 with Pix/
    await plain.press(pix, plain.main)
    expect(plain.text(plain.main)).not.toMatch(TEXTS[lang].refused)
    expect(
      plain.field(lang === 'pt' ? 'Pix copia e cola' : 'Pix code to copy and paste', plain.main).value,
    ).toMatch(/^000201/)
    expect(() => plain.find('button', pix)).toThrow(/no button/)
  })

test('P31 4.36 nobody reads or pays an order without its key', async ({ plain, request }) => {
  await fillCheckout(request)
  await plain.open('/checkout/pagamento')
  plain.fill(TEXTS.pt.card, true)
  await plain.press(TEXTS.pt.order)
  const page = plain.url.pathname
  await plain.open(`${page}?chave=${'x'.repeat(22)}`)
  expect(plain.text(plain.main)).not.toContain('59,70')
  expect(plain.find('heading', TEXTS.pt.find)).toBeTruthy()
  const form = { numero: page.split('/')[2]!, chave: 'x'.repeat(22), parcelas: '1', resultado: 'aprovado' }
  await request.post('/pedido/pagar/cartao', { form })
  await plain.open(page)
  expect(plain.find('button', TEXTS.pt.pay)).toBeTruthy()
})
