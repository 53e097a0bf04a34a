/** @jest-environment node */
import { parseEnv } from '../config/env.ts'
import { paymentMethods, withOrderPage } from '../config/own-checkout.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { DEMO_BRAND, EMPTY_COMPANY } from '#lib/testing/demo-brand.ts'
import { brandPage } from './brand-page.ts'
import { faqEntries } from './faq.ts'
import { offerValues } from './offer-values.ts'
import { pageValues } from './page-values.ts'

const KEYS = { MERCADO_PAGO_TOKEN: 'APP_USR-1234', MERCADO_PAGO_WEBHOOK_SECRET: 'segredo-do-webhook' }
const REAL_PIX = { PIX_KEY: '11222333000181' }
const ALL = ['Pix', 'Visa', 'Mastercard', 'Elo', 'American Express', 'Hipercard', 'Boleto']

const entries = (env: Record<string, string>, lang: 'pt' | 'en') =>
  faqEntries(DEMO_BRAND, lang, { settings: DEMO_SETTINGS, offer: offerValues(parseEnv(env).env) })
const answer = (env: Record<string, string>, id: string, lang: 'pt' | 'en') =>
  entries(env, lang)
    .find((entry) => entry.id === id)!
    .answer.join(' ')
const page = (
  env: Record<string, string>,
  name: 'payment' | 'returns' | 'terms' | 'privacy',
  lang: 'pt' | 'en',
) =>
  JSON.stringify(
    brandPage(
      DEMO_BRAND,
      name,
      lang,
      pageValues(lang, { env: parseEnv(env).env, company: EMPTY_COMPANY, settings: DEMO_SETTINGS }),
    ),
  )

test.each<[Record<string, string>, string[]]>([
  [{}, ['Pix', 'Cartão de crédito']],
  [REAL_PIX, ['Pix']],
  [{ ...REAL_PIX, ...KEYS }, ALL],
  [KEYS, ALL],
  [{ CHECKOUT_URL: 'https://pagar.example' }, ALL],
])('P29 with %j the shop names the payment methods of its checkout', (env, methods) => {
  expect(paymentMethods(parseEnv(env).env)).toEqual(methods)
})

test('the link for following an order leads to the shop’s own page when orders are placed here and no other is set', () => {
  const tracking = (source: Record<string, string>, url: string | null) =>
    withOrderPage(
      { ...EMPTY_COMPANY, links: { ...EMPTY_COMPANY.links, tracking: url } },
      parseEnv(source).env,
    ).links.tracking
  expect(tracking({}, null)).toBe('/pedido')
  expect(tracking({}, 'https://rastreio.example/')).toBe('https://rastreio.example/')
  expect(tracking({ CHECKOUT_URL: 'https://pagar.example' }, null)).toBeNull()
})

test.each(['pt', 'en'] as const)(
  'P29 %s: without Mercado Pago the texts promise Pix only, and the demonstration says that its card is simulated',
  (lang) => {
    const only =
      lang === 'pt' ? 'não recebe cartão de crédito nem boleto' : 'don’t take credit cards or bank slips'
    const card = lang === 'pt' ? 'No cartão de crédito você' : 'With a credit card you can'
    const simulated = lang === 'pt' ? /demonstração: o cartão/ : /demonstration: the card/
    const provider =
      lang === 'pt' ? 'pelo provedor que faz a cobrança' : 'to the provider that makes the charge'
    const texts = (env: Record<string, string>) => [
      answer(env, 'pagamento', lang),
      page(env, 'payment', lang),
    ]
    for (const text of texts(REAL_PIX)) {
      expect(text).toContain(only)
      expect(text).not.toContain(card)
      expect(text).not.toMatch(simulated)
    }
    for (const text of texts(KEYS)) {
      expect(text).not.toContain(only)
      expect(text).toContain(card)
      expect(text).not.toMatch(simulated)
    }
    for (const text of texts({})) {
      expect(text).not.toContain(only)
      expect(text).toContain(card)
      expect(text).toMatch(simulated)
      expect(text).not.toContain(provider)
      expect(text).not.toContain(lang === 'pt' ? 'Pix e boleto' : 'and the bank slip')
    }
  },
)

test.each(['pt', 'en'] as const)(
  'P29 P20 spec section 9 %s: how a refund is paid is stated for each payment method of the checkout, and for no other',
  (lang) => {
    const slip = lang === 'pt' ? /boleto.*10 dias úteis/i : /bank slip.*10 business days/i
    const card = lang === 'pt' ? /administradora/ : /card company/
    const pix = lang === 'pt' ? /No Pix, o valor|Pix.{9}O valor/ : /With Pix, the amount|Pix.{9}The amount/
    const refunds = (env: Record<string, string>) => [
      answer(env, 'reembolso', lang),
      ...(['payment', 'returns'] as const).map((name) => {
        const { sections } = JSON.parse(page(env, name, lang)) as { sections: { id: string }[] }
        const id = name === 'payment' ? 'prazos-do-reembolso' : 'reembolso'
        return JSON.stringify(sections.find((section) => section.id === id))
      }),
    ]
    for (const text of refunds(KEYS)) for (const method of [slip, card, pix]) expect(text).toMatch(method)
    for (const env of [{}, REAL_PIX])
      for (const text of refunds(env)) {
        expect(text).toMatch(pix)
        expect(text).not.toMatch(/boleto|bank slip/i)
        expect([text, card.test(text)]).toEqual([text, env !== REAL_PIX])
      }
  },
)

test.each(['pt', 'en'] as const)(
  'P29 %s: pages of orders, e-mails and the outside look-up of CEPs are named only by a shop that has them',
  (lang) => {
    const own = lang === 'pt' ? 'Rastrear pedido' : 'Track your order'
    const mail = lang === 'pt' ? 'Avisamos por e-mail' : 'We tell you by e-mail'
    const other = { CHECKOUT_URL: 'https://pagar.example' }
    expect(answer({}, 'rastreio', lang)).toContain(own)
    expect(answer(other, 'rastreio-fora', lang)).not.toContain(own)
    // Each has a link to where its orders are followed.
    const links = (env: Record<string, string>) =>
      entries(env, lang).flatMap(({ id, link }) => (id.startsWith('rastreio') ? link?.href : []))
    expect(links({})).toEqual([lang === 'pt' ? '/pedido' : '/en/pedido'])
    expect(links(other)).toEqual([lang === 'pt' ? '/pagina/atendimento' : '/en/pagina/atendimento'])
    expect(page({}, 'terms', lang)).not.toContain(mail)
    expect(page({ SMTP_URL: 'smtp://localhost' }, 'terms', lang)).toContain(mail)
    const cepService = lang === 'pt' ? 'consulta de CEP' : 'postal code service'
    expect(page({}, 'privacy', lang)).not.toContain(cepService)
    expect(page({ CEP_API_URL: 'https://cep.example/{cep}' }, 'privacy', lang)).toContain(cepService)
    expect(page({}, 'privacy', lang)).toContain('<code>pedido</code>')
    expect(page(other, 'privacy', lang)).not.toContain('<code>pedido</code>')
  },
)
