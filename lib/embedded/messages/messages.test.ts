import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBrCode } from '#lib/shop/br-code.ts'
import { headerOf, MailServer, partsOf } from '../testing/mail-server.ts'
import { BUYER, placeTestOrder } from '../testing/test-orders.ts'
import { testMail } from '../testing/test-mail.ts'
import { TestShop } from '../testing/test-shop.ts'
import { TestShopper } from '../testing/test-shopper.ts'

const PIX = { key: 'demonstracao@rosalume.example', name: 'Rosalume Demonstração', city: 'São Paulo' }

async function openShop(server: MailServer) {
  const config = { payments: { pix: PIX }, mail: testMail({ smtpUrl: server.url }) }
  return TestShop.open(':memory:', undefined, undefined, config)
}

const textOf = (server: MailServer, index: number) =>
  partsOf(server.received[index]!)['text/plain']!.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ')

const subjectOf = (server: MailServer, index: number) =>
  headerOf(server.received[index]!, 'Subject')
    .replace(/=\?UTF-8\?(?:B\?([^?]*)|Q\?([^?]*))\?=\s*/g, (_, base64?: string, quoted?: string) =>
      base64 === undefined
        ? decodeURIComponent((quoted ?? '').replaceAll('_', ' ').replaceAll('=', '%'))
        : Buffer.from(base64, 'base64').toString('utf8'),
    )
    .trim()

test('an order sends one message for each step: received with its Pix code, paid, sent with its tracking code, delivered', async () => {
  await using server = await MailServer.open()
  await using shop = await openShop(server)
  const { number, numero, chave, created, buyer } = await placeTestOrder(shop, 2)
  assert.equal(await shop.sendMail(), 1)
  const received = textOf(server, 0)
  assert.deepEqual(server.received[0]!.to, [BUYER.email.toLowerCase()])
  assert.equal(subjectOf(server, 0), `Recebemos o pedido ${number}`)
  const code = /^000201\S*(?: \S+)*$/m.exec(received)![0]
  assert.equal(code, created.pagamento.copiaECola)
  assert.equal(readBrCode(code)!.txid, `PEDIDO${number}`)
  assert.match(received, /Não pague/)
  assert.ok(received.includes(`https://loja.example/pedido/${number}?chave=${chave}`))
  assert.match(received, /Joana Lima\nAvenida Paulista, 1000, ap 12\nBela Vista, São Paulo – SP, 01310-100/)
  await shop.orders.markPaid(number, 'Dona')
  // Messages are sent in the order of their times.
  shop.now += 1000
  await shop.orders.markSent(number, { carrier: 'Correios', code: 'BR123', url: '' }, 'Dona')
  assert.equal(await shop.sendMail(), 2)
  assert.deepEqual(
    [1, 2].map((index) => subjectOf(server, index)),
    [`Pagamento aprovado: pedido ${number}`, `O pedido ${number} está a caminho`],
  )
  assert.match(textOf(server, 2), /Código de rastreio: BR123/)
  await shop.orders.markDelivered(number, 'Dona')
  assert.equal(await shop.sendMail(), 1)
  assert.equal(subjectOf(server, 3), `O pedido ${number} foi entregue`)
  // When a requested return is dropped, the order is delivered again, without a second e-mail.
  await buyer.post(`order/${numero}/withdrawal`, { chave })
  await shop.orders.markDelivered(number, 'Dona')
  assert.equal(await shop.sendMail(), 1)
  assert.match(subjectOf(server, 4), /desistência/)
  assert.equal(await shop.sendMail(), 0)
})

test('a cancelled order names the owner’s reason, an expired one says that nothing was charged, and neither has a Pix code', async () => {
  await using server = await MailServer.open()
  await using shop = await openShop(server)
  const first = await placeTestOrder(shop)
  const second = await placeTestOrder(shop)
  await shop.orders.cancel(first.number, 'Sem estoque', 'Dona')
  await shop.sendMail()
  shop.now += 25 * 3_600_000
  await shop.orders.expire()
  await shop.sendMail()
  const texts = server.received.map((_, index) => textOf(server, index))
  assert.equal(texts.filter((text) => text.includes('Motivo: Sem estoque')).length, 1)
  assert.equal(texts.filter((text) => text.includes('Nada foi cobrado')).length, 1)
  assert.ok(texts.every((text) => !text.includes(`pedido/${first.number}`) || !text.includes('000201')))
  assert.equal(texts.filter((text) => text.includes(`PEDIDO${second.number}`)).length, 1)
})

test('an e-mail is written when it is sent: after a cancellation it does not ask for the payment, after a late payment it does not say that the order expired', async () => {
  await using server = await MailServer.open()
  await using shop = await openShop(server)
  const { buyer, numero, chave } = await placeTestOrder(shop)
  assert.equal((await buyer.post(`order/${numero}/withdrawal`, { chave })).status, 200)
  const revived = await placeTestOrder(shop)
  shop.now += 25 * 3_600_000
  await shop.orders.expire()
  await shop.orders.markPaid(revived.number, 'Dona')
  assert.equal(await shop.sendMail(), 4)
  const texts = server.received.map((_, index) => textOf(server, index))
  const cancelled = texts.find((text) => text.includes(`Recebemos o pedido ${numero}`))!
  assert.match(cancelled, /depois foi cancelado/)
  assert.ok(texts.every((text) => !/espera o pagamento|000201|não recebemos o pagamento/i.test(text)))
})

test('decision 0042 a request for a new password sends a link that works once; without an account, or soon after, nothing is sent', async () => {
  await using server = await MailServer.open()
  await using shop = await openShop(server)
  const shopper = new TestShopper(shop)
  await shop.write(
    'POST',
    'checkout/register',
    {
      nome: 'Ana Souza',
      email: 'ana@cliente.example',
      senha: 'segredo-longo-1',
      celular: '11987654321',
    },
    { session: shopper.session },
  )
  for (const usuario of ['ana@cliente.example', 'ANA@cliente.example', 'ninguem@cliente.example'])
    assert.equal((await shop.write('POST', 'checkout/password-recovery', { usuario })).status, 200)
  assert.equal(await shop.sendMail(), 1)
  const link = /^https:\/\/loja\.example\/checkout\/acesso\/nova-senha\?token=(\S+)$/m.exec(
    textOf(server, 0),
  )!
  const stored = JSON.stringify(await shop.db.read.selectFrom('mail').selectAll().execute())
  assert.ok(!stored.includes(link[1]!), 'the token is not in the database')
  const reset = () =>
    shop.write('POST', 'checkout/password-reset', { token: link[1], senha: 'segredo-longo-2' })
  assert.equal((await reset()).status, 200)
  assert.notEqual((await reset()).status, 200)
})

test('a contact message reaches its owner once, with the address for the answer', async () => {
  await using server = await MailServer.open()
  await using shop = await openShop(server)
  const message = {
    nome: 'Ana',
    email: 'ana@cliente.example',
    telefone: '',
    assunto: 'pedido',
    pedido: '',
    mensagem: 'Quando chega?\n<script>alert(1)</script>',
  }
  for (let count = 0; count < 2; count++) await shop.write('POST', 'contact/message', message)
  assert.equal(await shop.sendMail(), 1)
  assert.deepEqual(server.received[0]!.to, ['dona@loja.example'])
  assert.match(headerOf(server.received[0]!, 'Reply-To'), /<?ana@cliente\.example>?$/)
  assert.match(partsOf(server.received[0]!)['text/html']!, /&lt;script&gt;/)
})
