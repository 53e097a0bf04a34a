import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'

const SOLD_OUT = '/mascara-de-argila-rosa-com-acido-hialuronico.html'
const CONTACT = '/pagina/atendimento'
const HOSTILE = `"'></textarea><script>document.title='x'</script><img src=x onerror="document.title='x'">`

const TEXTS = {
  pt: {
    name: 'Nome',
    subject: 'Assunto',
    about: 'Entrega',
    order: 'Número do pedido (opcional)',
    message: 'Mensagem',
    send: 'Enviar mensagem',
    badEmail: 'Este e-mail não parece completo. Exemplo: nome@exemplo.com.br',
    goesTo: 'O aviso vai para este e-mail.',
    notSent: 'Sua mensagem ainda não foi enviada',
    notify: 'Avise-me',
    email: 'Seu e-mail',
    subscribe: 'Quero receber',
    subscribed: 'Cadastro recebido',
    question: 'Sua pergunta',
    ask: 'Enviar pergunta',
    heart: /^Salvar .+ nos favoritos$/,
    favorites: 'Favoritos',
    noFavorites: /ainda não salvou/,
    chat: 'Fale com a gente',
    score: 'Nota 9',
    badLink: 'O e-mail que veio no link não parece certo.',
    thanks: 'Obrigado por avaliar!',
    browse: 'NAVEGAR NO SITE',
  },
  en: {
    name: 'Name',
    subject: 'Subject',
    about: 'Delivery',
    order: 'Order number (optional)',
    message: 'Message',
    send: 'Send message',
    badEmail: 'This e-mail does not look complete. Example: name@example.com',
    goesTo: 'The message goes to this address.',
    notSent: 'Your message has not been sent yet',
    notify: 'Notify me',
    email: 'Your e-mail',
    subscribe: 'Sign me up',
    subscribed: 'You are on the list',
    question: 'Your question',
    ask: 'Send question',
    heart: /^Save .+ to favorites$/,
    favorites: 'Favorites',
    noFavorites: /saved any products/,
    chat: 'Talk to us',
    score: 'Score 9',
    badLink: 'The e-mail in the link does not look right.',
    thanks: 'Thank you for your review!',
    browse: 'BROWSE THE SITE',
  },
} as const

for (const { lang, home, localPath } of LANGUAGES) {
  const text = TEXTS[lang]

  test(`spec section 8 L24 ${lang}: without JavaScript a rejected message keeps its values, runs no script of theirs and can be sent again`, async ({
    plain,
  }) => {
    await plain.open(localPath(CONTACT))
    const { main } = plain
    plain.fill(text.name, 'Ana Souza', main)
    plain.fill('E-mail', 'ana@', main)
    plain.fill(text.subject, text.about, main)
    plain.fill(text.order, '4321', main)
    plain.fill(text.message, HOSTILE, main)
    await plain.press(text.send, main)
    expect(plain.url.pathname).toBe(localPath(`${CONTACT}/revisar`))
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.notSent)
    const email = plain.field('E-mail', plain.main)
    expect(plain.description(email)).toBe(text.badEmail)
    const values = [text.name, text.subject, text.order, text.message].map(
      (label) => plain.field(label, plain.main).value,
    )
    expect(values).toEqual(['Ana Souza', 'entrega', '4321', HOSTILE])
    expect(plain.main.querySelectorAll('form img, form script')).toHaveLength(0)
    plain.fill('E-mail', 'ana@exemplo.com', plain.main)
    await plain.press(text.send, plain.main)
    expect(plain.url.pathname + plain.url.hash).toBe(localPath(`${CONTACT}#mensagem-enviada`))
  })

  test(`4.21 ${lang}: without JavaScript back-in-stock form and newsletter are plain forms; a rejected one keeps the typed values`, async ({
    plain,
  }) => {
    const form = () => plain.find('button', text.notify, plain.main).closest('form')!
    await plain.open(localPath(SOLD_OUT))
    plain.fill(text.name, 'Ana', form())
    plain.fill('E-mail', 'ana@x', form())
    await plain.press(text.notify, form())
    expect(plain.url.pathname).toBe(localPath('/avise-me/revisar'))
    expect(plain.description(plain.field('E-mail', form()))).toBe(`${text.badEmail} ${text.goesTo}`)
    expect(plain.field(text.name, form()).value).toBe('Ana')
    plain.fill('E-mail', 'ana@exemplo.com', form())
    await plain.press(text.notify, form())
    expect(plain.url.pathname + plain.url.hash).toBe(localPath(`${SOLD_OUT}#avise-me-enviado`))

    plain.fill(text.email, `plain-${lang}@exemplo.com`)
    await plain.press(text.subscribe)
    expect(plain.url.pathname + plain.url.search).toBe(localPath('/novidades?enviado=1'))
    expect(plain.text(plain.find('status', undefined, plain.main))).toContain(text.subscribed)
  })

  test(`platform 3.7 ${lang}: without JavaScript a question is sent on the product page; a product is saved, found in the favorites and removed`, async ({
    plain,
  }) => {
    await plain.open(localPath('/serum'))
    const questions = plain.body.querySelector<HTMLElement>('#perguntas')!
    plain.fill(text.question, 'Arde?', questions)
    plain.fill(text.name, 'Ana', questions)
    plain.fill('E-mail', 'ana@exemplo.test', questions)
    await plain.press(text.ask, questions)
    expect(plain.url.pathname + plain.url.hash).toBe(localPath('/serum#pergunta-enviado'))

    await plain.press(text.heart)
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.favorites)
    plain.find('link', /S[ée]rum/, plain.main)
    await plain.press(text.heart, plain.main)
    expect(plain.text(plain.main)).toMatch(text.noFavorites)
  })

  test(`P20 ${lang}: without JavaScript the link of the chat leads to the page of customer service`, async ({
    plain,
  }) => {
    await plain.open(localPath('/serum'))
    await plain.follow(text.chat, plain.find('contentinfo'))
    expect(plain.url.pathname).toBe(localPath(CONTACT))
  })

  test(`spec section 2 contract 4.18 R85 ${lang}: without JavaScript one press answers the survey, and the thank-you page links to the shop`, async ({
    plain,
  }) => {
    const survey = localPath('/avaliacao-empresa')
    await plain.open(`${survey}?email=ana%40exemplo.com&nome=Ana&campanha=pos-compra`)
    const buttons = [...plain.main.querySelectorAll('form button')].map((button) => button.textContent)
    expect(buttons).toEqual(Array.from({ length: 11 }, (_, score) => String(score)))
    const hidden = plain.main.querySelectorAll<HTMLInputElement>('form input[type=hidden]')
    expect(Object.fromEntries([...hidden].map(({ name, value }) => [name, value]))).toEqual({
      email: 'ana@exemplo.com',
      nome: 'Ana',
      campanha: 'pos-compra',
      site: 'localhost',
      lang,
    })
    await plain.press(text.score, plain.main)
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.thanks)
    expect(plain.url.pathname + plain.url.search).toBe(`${survey}?obrigado=1`)
    await plain.follow(text.browse, plain.main)
    expect(plain.url.pathname).toBe(home)
  })

  test(`spec section 2 ${lang}: wrong parameters of the survey's URL are ignored with a friendly message`, async ({
    plain,
  }) => {
    const survey = localPath('/avaliacao-empresa')
    await plain.open(`${survey}?email=ana&nome=${'x'.repeat(121)}&campanha=%00`)
    expect(plain.text(plain.main)).toContain(text.badLink)
    const hidden = plain.main.querySelectorAll<HTMLInputElement>('form input[type=hidden]')
    expect([...hidden].map(({ name, value }) => [name, value])).toEqual([
      ['site', 'localhost'],
      ['lang', lang],
    ])
    await plain.press(text.score, plain.main)
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.thanks)
  })

  test(`spec section 2 P7 ${lang}: the thank-you page after a review is cached, noindex and links to the shop`, async ({
    plain,
    request,
  }) => {
    await plain.open(localPath('/obrigado'))
    expect(plain.response.headers()['cache-control'], 'one cached page for all visitors').toMatch(/s-maxage/)
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.thanks)
    expect(await plain.response.text()).toMatch(/<meta name="robots" content="noindex/)
    expect(plain.find('link', text.browse).getAttribute('href')).toBe(home)
    expect((await request.get(`${localPath('/obrigado')}/x`)).status()).toBe(404)
  })

  test(`contract 4.18 R11 R85 ${lang}: the survey is not indexable, and asks for no referrer`, async ({
    request,
  }) => {
    const survey = localPath('/avaliacao-empresa')
    const response = await request.get(`${survey}?email=ana%40exemplo.com&nome=Ana`)
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
    expect(response.headers()['cache-control']).toContain('no-store')
    const html = await response.text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toContain('<meta name="referrer" content="no-referrer"')
    expect(html).not.toContain('rel="canonical"')
  })
}

test('P8 the privacy policy states that withdrawing consent deletes the stored ad click from the cart too', async ({
  plain,
}) => {
  for (const [path, sentence] of [
    ['/pagina/politica-de-privacidade', 'é apagado do carrinho também'],
    ['/en/pagina/politica-de-privacidade', 'it is removed from the cart too'],
  ] as const) {
    await plain.open(path)
    expect(plain.text(plain.main)).toContain(sentence)
  }
})
