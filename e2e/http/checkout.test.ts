import { describe } from 'node:test'
import { request as requests, type APIRequestContext } from '@playwright/test'
import { newIp } from '../new-ip.ts'
import { expect, test } from './fixtures.ts'
import { moderated as shop, MODERATION_PASSWORD } from './moderated-shops.ts'

const BUYER = {
  nome: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  cpf: '529.982.247-25',
  celular: '(11) 91234-5678',
}
const ADDRESS = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: 'ap 7',
  bairro: 'Bela Vista',
  cidade: '',
  uf: '',
  destinatario: 'Bia Lima',
  presente: 'sim',
  recado: 'Feliz aniversário, Bia!\r\nCom carinho',
  observacao: '',
}

async function newVisitor(): Promise<APIRequestContext> {
  return requests.newContext({
    baseURL: shop.origin,
    extraHTTPHeaders: { 'x-forwarded-for': newIp() },
  })
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:])/g, '')

/** The hidden fields of the form with an action. */
function hiddenFields(html: string, action: string): Record<string, string> {
  const [, form = ''] = new RegExp(`action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? []
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}

/** Orders two pots by Pix with plain forms, and returns the visitor with the HTML of the page of the order. */
async function order(prefix = '', address: Record<string, string> = ADDRESS) {
  const visitor = await newVisitor()
  const post = async (path: string, form: Record<string, string>) => {
    const response = await visitor.post(prefix + path, { form })
    return { url: new URL(response.url()), html: await response.text(), headers: response.headers() }
  }
  await post('/checkout/carrinho/adicionar', { idProduto: '422', tipo: 'lista', quantidade: '2' })
  await post('/checkout/pagamento/dados', BUYER)
  const delivery = await post('/checkout/pagamento/entrega', address)
  expect(delivery.html).toMatch(/type="radio"[^>]* name="opcao"|name="opcao"[^>]* type="radio"/)
  const payment = await post('/checkout/pagamento/opcao', { opcao: 'padrao' })
  const page = await post('/checkout/pagamento/pedido', {
    ...hiddenFields(payment.html, `${prefix}/checkout/pagamento/pedido`),
    pagamento: 'pix',
  })
  return { visitor, post, ...page, number: page.url.pathname.split('/').at(-1)! }
}

describe('checkout', () => {
  for (const [prefix, texts] of [
    [
      '',
      [
        'Obrigado, Ana!',
        'Pague com Pix',
        'R$ 59,70',
        'Bia Lima',
        'É um presente: nada dentro do pacote mostra preços. Recado: “Feliz aniversário, Bia! Com carinho”',
        'São Paulo, SP',
        'Demonstração: nenhum pagamento',
      ],
    ],
    [
      '/en',
      [
        'Thank you, Ana!',
        'Pay with Pix',
        'R$ 59.70',
        'Bia Lima',
        'It’s a gift: nothing inside the package shows prices. Message: “Feliz aniversário, Bia! Com carinho”',
        'São Paulo, SP',
        'Demonstration: no payment',
      ],
    ],
  ] as const)
    test(`P31 4.30 an order by Pix with plain forms, and its page is for its buyer only, "${prefix}"`, async () => {
      const { visitor, url, html, headers, number } = await order(prefix)
      expect([url.pathname, url.search]).toEqual([`${prefix}/checkout/pedido/${number}`, ''])
      expect(headers['cache-control']).toMatch(/no-store/)
      expect(html).toContain('noindex')
      const text = textOf(html)
      for (const part of texts) expect(text).toContain(part)
      expect(html).toMatch(/<textarea[^>]*>000201\d+[\w@. -]+/)
      expect(html).toMatch(/<svg role="img"[^>]*><path d="M\d+ \d+h\d+v1H/)
      const again = await visitor.get(`${prefix}/checkout/pedido/${number}`)
      expect(textOf(await again.text())).toContain(texts[0])
      const stranger = await newVisitor()
      const seen = textOf(await (await stranger.get(`${prefix}/pedido/${number}`)).text())
      for (const personal of ['Ana', 'Bia', 'Feliz', 'Paulista', '529', 'ana@'])
        expect(seen).not.toContain(personal)
      const cart = textOf(await (await visitor.get(`${prefix}/checkout/pagamento`)).text())
      expect(cart).toContain(prefix ? 'Your cart is empty.' : 'Seu carrinho está vazio.')
    })

  test('4.31 an order is found by number and e-mail without its address, and with a wrong e-mail not at all', async () => {
    const { number } = await order()
    const visitor = await newVisitor()
    const find = async (email: string) => {
      const response = await visitor.post('/pedido/ver', { form: { numero: number, email } })
      return {
        path: new URL(response.url()).pathname,
        text: textOf(await response.text()),
        url: response.url(),
      }
    }
    const wrong = await find('bia@exemplo.com.br')
    expect([wrong.path, wrong.text]).toEqual([
      '/pedido',
      expect.stringContaining('Não encontramos um pedido'),
    ])
    const right = await find(BUYER.email)
    expect(right.url).not.toContain('exemplo')
    expect(right.path).toBe(`/pedido/${number}`)
    expect(right.text).toContain('Aguardando pagamento')
    for (const hidden of ['Bia Lima', 'Feliz', 'Paulista', '529.982', BUYER.email])
      expect(right.text).not.toContain(hidden)
  })

  test('4.32 4.33 the buyer withdraws, and buys again', async () => {
    const { post, html, number } = await order()
    const again = await post('/pedido/comprar-de-novo', hiddenFields(html, '/pedido/comprar-de-novo'))
    expect(again.url.pathname).toBe('/checkout/carrinho/')
    expect(textOf(again.html)).toContain('2 itens')
    expect(textOf(again.html)).toContain('Os produtos do pedido que estão à venda foram para o carrinho.')
    const gone = await post('/pedido/desistir', hiddenFields(html, '/pedido/desistir'))
    expect(gone.url.pathname).toBe(`/pedido/${number}`)
    expect(textOf(gone.html)).toMatch(/Recebemos a sua desistência.*Cancelado/)
    const late = await post('/pedido/desistir', hiddenFields(html, '/pedido/desistir'))
    expect(textOf(late.html)).toContain('O prazo para desistir por aqui terminou')
  })

  for (const prefix of ['', '/en'])
    test(`4.33 ${prefix || '/'}: a guest who buys again finds name, e-mail and address; of a gift no address`, async () => {
      const again = async (address: Record<string, string>) => {
        const { html, visitor, post } = await order(prefix, address)
        const fields = hiddenFields(html, `${prefix}/pedido/comprar-de-novo`)
        await post('/pedido/comprar-de-novo', fields)
        return (await visitor.get(`${prefix}/checkout/pagamento`)).text()
      }
      const own = await again({ ...ADDRESS, presente: '', recado: '', destinatario: '' })
      for (const value of ['Ana Souza', 'ana@exemplo.com.br']) expect(own).toContain(`value="${value}"`)
      expect(own).not.toContain('529.982.247-25')
      expect(textOf(own)).toContain('Avenida Paulista, 1000, ap 7')
      const gift = await again(ADDRESS)
      expect(gift).toContain('value="Ana Souza"')
      expect(gift).not.toContain('Avenida Paulista')
    })

  test('a step with invalid fields is shown again, with the typed values', async () => {
    const visitor = await newVisitor()
    await visitor.post('/checkout/carrinho/adicionar', {
      form: { idProduto: '422', tipo: 'lista', quantidade: '1' },
    })
    const response = await visitor.post('/checkout/pagamento/dados', {
      form: { ...BUYER, cpf: '529.982.247-24' },
    })
    const html = await response.text()
    expect(html).toContain('value="529.982.247-24"')
    expect(textOf(html)).toContain('Este CPF não confere')
    const cep = await visitor.post('/checkout/pagamento/dados', { form: BUYER })
    expect(textOf(await cep.text())).toContain('Endereço de entrega')
    const nowhere = await visitor.post('/checkout/pagamento/entrega', {
      form: { ...ADDRESS, cep: '00000-000', cidade: 'X', uf: 'SP' },
    })
    expect(textOf(await nowhere.text())).toContain('Este CEP não existe')
  })

  test('the team confirms and sends an order; its address is shown only after name and role are given, which the log records', async () => {
    const { visitor, number } = await order()
    const team = await newVisitor()
    const opened = await team.post('/moderacao/sessao/abrir', { form: { senha: MODERATION_PASSWORD } })
    const [, ficha = ''] = /name="ficha" value="([^"]+)"/.exec(await opened.text()) ?? []
    const read = async (path: string) => textOf(await (await team.get(path)).text())
    expect(await read('/moderacao/pedidos')).toContain(number)
    const page = `/moderacao/pedidos/${number}`
    const before = await read(page)
    for (const personal of ['Bia Lima', 'Feliz', 'Paulista', '529.982', BUYER.email])
      expect(before).not.toContain(personal)
    await team.post('/moderacao/pedidos/pessoa', {
      form: { ficha, numero: number, nome: 'Bia', funcao: 'expedicao' },
    })
    expect(await read(page)).toMatch(/Avenida Paulista, 1000, ap 7.*É um presente.*Feliz aniversário, Bia!/)
    const step = (form: Record<string, string>) =>
      team.post('/moderacao/pedidos/passo', { form: { ficha, numero: number, ...form } })
    await step({ passo: 'pago' })
    await step({ passo: 'enviado', transportadora: 'Correios', codigo: 'AB123456789BR' })
    expect(await read(page)).toMatch(/Enviado, por Bia \(Expedição\)/)
    expect(await read('/moderacao/registro')).toMatch(
      /Viu os dados de um cliente .*pedido \d+ Bia \(Expedição\)/,
    )
    expect(textOf(await (await visitor.get(`/pedido/${number}`)).text())).toMatch(
      /A caminho.*Correios, código AB123456789BR/,
    )
    const stranger = await newVisitor()
    expect(new URL((await stranger.get(page)).url()).pathname).toBe('/moderacao/entrar')
  })
})
