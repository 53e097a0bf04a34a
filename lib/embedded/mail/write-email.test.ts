import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parse } from 'parse5'
import { testMail } from '../testing/test-mail.ts'
import type { Block } from './email-content.ts'
import { orderEmail, type OrderEmailData, type OrderMailKind } from './order-email.ts'
import { contactEmail, passwordEmail } from './other-emails.ts'
import { emailHtml, emailText } from './write-email.ts'

const { shop } = testMail()

const ORDER: OrderEmailData = {
  number: '1001',
  name: 'Ana & Léo',
  url: 'https://loja.example/pedido/1001?chave=abc',
  lines: [{ name: 'Kit 2 potes', detail: 'Limão', quantity: 1, total: 19900 }],
  subtotal: 19900,
  discount: 1000,
  coupon: 'VERAO',
  couponDiscount: 500,
  paymentDiscount: 0,
  shipping: 0,
  total: 18400,
  address: ['Ana', 'Rua A, 10', 'São Paulo – SP, 01310-100'],
  gift: undefined,
  delivery: { label: 'Econômica', until: '2026-12-02' },
  state: 'aguardando_pagamento',
  payment: { copyPaste: '000201PIX6304ABCD', isDemo: true, expiresAt: Date.UTC(2026, 10, 24, 15) },
  tracking: { carrier: 'Correios', code: 'BR123', url: 'https://rastreio.example/BR123' },
  invoiceKey: null,
  refund: undefined,
  wasPaid: true,
  reason: 'Sem estoque',
}

const text = (kind: OrderMailKind, order: Partial<OrderEmailData> = {}, lang: 'pt' | 'en' = 'pt') =>
  emailText(orderEmail(kind, { ...ORDER, ...order }, lang)!, shop, lang).replaceAll('\u00a0', ' ')

test('the message of a received order has the Pix code, says that a demonstration is not paid, and lists what was ordered', () => {
  const received = text('received')
  for (const part of [
    '000201PIX6304ABCD',
    'Não pague',
    'até 24/11/2026, 12:00',
    '1 × Kit 2 potes (Limão): R$ 199,00',
    'Cupom VERAO: - R$ 5,00',
    'Frete: Grátis',
    'Total: R$ 184,00',
    'Econômica: chega até quarta-feira, 2 de dezembro, se o pagamento for aprovado no dia do pedido',
    'https://loja.example/pedido/1001?chave=abc',
  ])
    assert.ok(received.includes(part), part)
  assert.match(
    text('received', {}, 'en'),
    /arrives by Wednesday, December 2, if the payment is approved on the day of the order/,
  )
  assert.match(text('paid', { state: 'pago' }), /chega até quarta-feira, 2 de dezembro\n/)
  const delivery = { ...ORDER.delivery, until: '2026-12-01' }
  assert.match(text('paid', { state: 'pago', delivery }), /chega até terça-feira, 1º de dezembro\n/)
})

test('the message about a gift says that the package shows no prices, and the words that go with it', () => {
  assert.doesNotMatch(text('received'), /presente/)
  assert.match(text('received', { gift: '' }), /É um presente: nada dentro do pacote mostra preços\.\n\n/)
  assert.match(
    text('paid', { gift: 'Parabéns!\nAna', state: 'pago' }),
    /preços\.\nRecado: “Parabéns!\nAna”\n/,
  )
  assert.match(text('sent', { gift: 'Enjoy', state: 'enviado' }, 'en'), /shows prices\.\nMessage: “Enjoy”\n/)
})

test('the message of an order that is paid on another page does not ask for the payment that is being made', () => {
  const payment = { ...ORDER.payment, copyPaste: undefined }
  const pt = text('received', { payment })
  assert.match(
    pt,
    /assim que o pagamento for aprovado[^]*Se o pagamento não chegou ao fim.*até 24\/11\/2026, 12:00/,
  )
  const en = text('received', { payment }, 'en')
  assert.match(en, /as soon as the payment is approved[^]*If the payment was not completed/)
  assert.doesNotMatch(pt + en, /espera o pagamento|awaiting payment|Para pagar|To pay/)
})

test('size and flavour of an ordered product do not break at the end of a line', () => {
  const rowOf = (detail: string) => {
    const lines = [{ name: 'Colágeno', detail, quantity: 1, total: 2490 }]
    return emailText(orderEmail('paid', { ...ORDER, state: 'pago', lines }, 'pt')!, shop, 'pt')
  }
  assert.ok(rowOf('1 pote - Limão').includes('(1\u00a0pote\u00a0-\u00a0Limão)'))
  assert.ok(rowOf('2 potes - Cranberry e Limão').includes('(2\u00a0potes\u00a0- Cranberry e Limão)'))
})

test('the message of a sent order has carrier, code and link; that of a delivered one asks for a review and states the right to withdraw; that of a cancelled one the reason and the refund of what was paid', () => {
  assert.match(text('sent'), /Transportadora: Correios\nCódigo de rastreio: BR123/)
  assert.match(text('sent'), /https:\/\/rastreio\.example\/BR123/)
  assert.match(
    text('delivered'),
    /responda a esta mensagem[^]*link para avaliar[^]*até 7 dias depois de receber/,
  )
  assert.match(
    text('delivered', {}, 'en'),
    /reply to this message[^]*link to review it[^]*within 7 days of receiving/,
  )
  assert.match(text('cancelled'), /Motivo: Sem estoque/)
  assert.match(text('cancelled'), /devolvido pelo mesmo meio/)
  assert.doesNotMatch(text('cancelled', { wasPaid: false }), /devolvido pelo mesmo meio/)
})

test('4.31 the message of a refund has amount, way and day; that of a sent order the key of its invoice', () => {
  const refund = { amount: 10970, way: 'cartao', day: '2026-11-24' } as const
  const pt = text('refunded', { refund, state: 'cancelado' })
  assert.match(pt, /Valor: R\$ 109,70\nComo: Estorno no cartão\nData: 24 de novembro de 2026/)
  assert.match(pt, /até três faturas/)
  const en = text('refunded', { refund: { ...refund, way: 'pix' }, state: 'cancelado' }, 'en')
  assert.match(en, /Amount: R\$ ?109\.70\nHow: Pix\nDate: November 24, 2026/)
  const invoiceKey = '35261111222333000181550010000001231123456787'
  assert.match(text('sent', { invoiceKey }), /Chave da nota fiscal: 3526 1111 2223/)
  assert.match(text('sent', { invoiceKey }, 'en'), /Invoice access key: 3526 1111 2223/)
  assert.doesNotMatch(text('sent'), /nota fiscal/)
})

test('4.31 the message of a refund that was taken back names it and says that it was not made', () => {
  const refund = { amount: 10970, way: 'pix', day: '2026-11-24' } as const
  const pt = text('refund-taken-back', { refund })
  assert.match(pt, /por engano um reembolso do pedido 1001\. Ele não foi feito:/)
  assert.match(pt, /Valor: R\$ 109,70\nComo: Pix/)
  assert.match(pt, /Desconsidere o e-mail/)
  assert.doesNotMatch(pt, /Fizemos|volta para a conta/)
  const en = text('refund-taken-back', { refund }, 'en')
  assert.match(en, /refund for order 1001 by mistake\. It has not been made:/)
  assert.doesNotMatch(en, /We have made|returns to/)
})

test('an e-mail that is sent after the state of its order has changed asks for nothing that no longer applies', () => {
  for (const lang of ['pt', 'en'] as const) {
    const late = text('received', { state: 'cancelado' }, lang)
    assert.match(late, lang === 'pt' ? /depois foi cancelado\. Não é preciso pagar/ : /since been canceled/)
    assert.doesNotMatch(late, /espera o pagamento|awaiting payment|PIX6304|art\. 49|02\/12|December/)
    const paid = text('received', { state: 'separado' }, lang)
    assert.match(
      paid,
      lang === 'pt' ? /Recebemos o pedido 1001 e o pagamento/ : /received order 1001 and its/,
    )
    assert.doesNotMatch(paid, /espera o pagamento|awaiting payment|PIX6304|se o pagamento|if the payment/)
    assert.match(
      text('paid', { state: 'cancelado' }, lang),
      /depois o pedido foi cancelado|since been canceled/,
    )
    assert.doesNotMatch(
      text('paid', { state: 'enviado' }, lang),
      /quando ele for enviado|when the order ships/,
    )
    assert.match(text('paid', { state: 'pago' }, lang), /quando ele for enviado|when the order ships/)
  }
  assert.equal(orderEmail('expired', { ...ORDER, state: 'pago', wasPaid: true }, 'pt'), undefined)
})

test('every text of a message, whatever its characters, stays text in the HTML', () => {
  const block = fc.string({ unit: 'grapheme' }).map((value): Block => ({ kind: 'text', text: value }))
  fc.assert(
    fc.property(fc.array(block), fc.string(), (blocks, subject) => {
      const written = emailHtml({ subject, blocks }, { ...shop, name: '<img src=x onerror=alert(1)>' }, 'pt')
      const names = new Set<string>()
      const walk = (node: { nodeName: string; childNodes?: object[] }) => {
        names.add(node.nodeName)
        for (const child of node.childNodes ?? []) walk(child as typeof node)
      }
      walk(parse(written) as never)
      assert.deepEqual(
        [...names].filter((name) => ['img', 'script', 'a', 'b', 'iframe'].includes(name)),
        [],
      )
    }),
  )
  const link = emailHtml(
    { subject: '', blocks: [{ kind: 'link', label: '"<', url: 'https://a.example/?a="><b' }] },
    shop,
    'en',
  )
  assert.match(link, /href="https:\/\/a\.example\/\?a=&quot;&gt;&lt;b"/)
})

test('a demonstration says in every message that its company details are made up', () => {
  const demo = { ...shop, isDemo: true }
  assert.match(
    emailText(passwordEmail('https://loja.example', 'pt'), demo, 'pt'),
    /dados da empresa são inventados/,
  )
  assert.match(
    emailHtml(passwordEmail('https://loja.example', 'en'), demo, 'en'),
    /company details are made up/,
  )
})

test('a contact message is answered to the person who wrote it', () => {
  const data = {
    protocol: 'RL-1',
    name: 'Ana',
    email: 'ana@cliente.example',
    phone: '',
    subject: 'Pedido',
    order: '',
    message: 'Oi\nTudo bem?',
  }
  const content = contactEmail(data, 'pt')
  assert.deepEqual(content.replyTo, { name: 'Ana', address: 'ana@cliente.example' })
  const written = emailText(content, shop, 'pt')
  assert.match(
    written,
    /Protocolo: RL-1\nNome: Ana\nE-mail: ana@cliente\.example\nAssunto: Pedido\n\nOi\nTudo bem\?/,
  )
})
