import { fillCheckout } from '../filled-checkout.ts'
import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    pay: /com Pix$/,
    keep: 'Guardar este pedido',
    link: 'Entrar ou criar conta',
    signUp: 'Criar conta',
    name: 'Nome',
    password: /^Senha/,
    kept: /O pedido está na sua conta/,
    see: /^Ver o pagamento: Pedido \d+$/,
    again: 'Comprar de novo',
  },
  en: {
    pay: /with Pix$/,
    keep: 'Save this order',
    link: 'Sign in or create an account',
    signUp: 'Create account',
    name: 'Name',
    password: /^Password/,
    kept: /The order is in your account/,
    see: /^View payment: Order \d+$/,
    again: 'Buy again',
  },
} as const

for (const { lang, localPath } of LANGUAGES)
  test(`4.33 T21 ${lang}: without JavaScript a guest creates an account from the order's page, whose form has the buyer's name and e-mail and which puts the order into it, whose list of orders leads to its payment, where it can be bought again`, async ({
    plain,
    request,
  }) => {
    const text = TEXTS[lang]
    await fillCheckout(request)
    await plain.open(localPath('/checkout/pagamento'))
    await plain.press(text.pay)
    const number = plain.url.pathname.split('/').at(-1)!
    await plain.follow(text.link, plain.main)
    const form = () => plain.find('form', text.signUp)
    expect(plain.field(text.name, form()).value).toBe('Ana Souza')
    expect(plain.field('E-mail', form()).value).toBe('ana@exemplo.com.br')
    plain.fill(text.name, 'Ana', form())
    plain.fill('E-mail', 'ana@', form())
    plain.fill(text.password, 'curta', form())
    await plain.press(text.signUp, form(), { isForced: true })
    // A rejected form still leads to the order.
    expect(plain.field(text.name, form()).value).toBe('Ana')
    plain.fill('E-mail', `ana.${crypto.randomUUID()}@example.com`, form())
    plain.fill(text.password, 'segredo-bem-longo', form())
    await plain.press(text.signUp, form())
    expect(plain.text(plain.main)).toMatch(text.kept)
    expect(plain.text(plain.main)).not.toContain(text.keep)
    await plain.open(localPath('/checkout/pedidos'))
    expect(plain.find('link', new RegExp(`${number}$`))).toBeTruthy()
    const bought = plain.text(plain.main.querySelector('li li p')!)
    await plain.follow(text.see)
    await plain.press(text.again)
    expect(plain.url.pathname).toBe(localPath('/checkout/carrinho/'))
    expect(plain.text(plain.main)).toContain(bought)
  })
