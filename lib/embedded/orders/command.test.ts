import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailsOf, placeTestOrder } from '../testing/test-orders.ts'
import { TestShop } from '../testing/test-shop.ts'
import { readOrdersCommand } from './command.ts'

async function run(shop: TestShop, ...args: string[]) {
  const task = readOrdersCommand(args)
  if (typeof task === 'string') return { code: 2, text: task }
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return { code: await task(shop.orders, { print, printError: print }), text: lines.join('\n') }
}

test('P31 the command lists and shows an order and takes it from paid to delivered', async () => {
  await using shop = await TestShop.open()
  assert.deepEqual(await run(shop, 'list'), { code: 0, text: 'No orders.' })
  const { numero } = await placeTestOrder(shop, 2)
  assert.match(
    (await run(shop, 'list')).text,
    /^#1001 {2}aguardando_pagamento {2}2026-01-01 21:00 {2}Maria da Silva {2}2 units {2}.* {2}pix {2}expires 2026-01-02 21:00$/,
  )
  assert.deepEqual(await run(shop, 'paid', numero, '--by', 'ana'), {
    code: 0,
    text: 'Order 1001 is now pago.',
  })
  assert.deepEqual(await run(shop, 'paid', numero), {
    code: 1,
    text: 'Order 1001 is pago and cannot become pago.',
  })
  assert.equal((await run(shop, 'packed', numero)).code, 0)
  const url = 'https://rastreio.example/AA1'
  assert.equal((await run(shop, 'sent', numero, 'Correios', 'AA1', '--url', url)).code, 0)
  const { text } = await run(shop, 'show', numero)
  for (const part of [
    '529.982.247-25',
    'Avenida Paulista, 1000, ap 12',
    'Correios AA1',
    '  2026-01-01 21:00  pago  ana',
    'For Joana Lima',
    'Note: Portaria',
    'Gift: no prices in the package',
    'Message: Feliz aniversário, / Joana!',
  ])
    assert.ok(text.includes(part), part)
  assert.equal((await run(shop, 'delivered', numero)).code, 0)
  assert.deepEqual(await run(shop, 'list'), { code: 0, text: 'No orders.' })
  assert.match((await run(shop, 'list', '--state', 'entregue')).text, /^#1001/)
  assert.equal((await run(shop, 'returned', numero, 'veio', 'de', 'volta')).code, 0)
  assert.deepEqual(await run(shop, 'show', '7'), { code: 1, text: 'There is no order 7.' })
  assert.deepEqual(await run(shop, 'cancel', '7', 'x'), { code: 1, text: 'There is no order 7.' })
})

test('P31 the command records a refund and the invoice; show lists both, and the buyer gets an e-mail about the refund', async () => {
  await using shop = await TestShop.open()
  const { numero, draft } = await placeTestOrder(shop, 2)
  const { total } = draft.resumo
  assert.deepEqual(await run(shop, 'refunded', numero, total.toFixed(2), 'pix'), {
    code: 1,
    text: `Order ${numero} waits for its payment.`,
  })
  await run(shop, 'paid', numero)
  await run(shop, 'cancel', numero, 'sem estoque')
  const half = await run(shop, 'refunded', numero, '10,50', 'cartao', '--on', '2026-01-01', '--by', 'ana')
  assert.deepEqual(half, { code: 0, text: `A refund of R$ 10.50 for order ${numero} is recorded.` })
  assert.match((await run(shop, 'refunded', numero, total.toFixed(2), 'pix')).text, /lower total/)
  assert.match(
    (await run(shop, 'refunded', numero, '1', 'pix', '--on', '2026-01-03')).text,
    /has not come yet/,
  )
  assert.deepEqual(await run(shop, 'refunded', '7', '1', 'pix'), { code: 1, text: 'There is no order 7.' })
  const key = '3526 1111 2223 3300 0181 5500 1000 0001 2311 2345 6787'
  assert.equal((await run(shop, 'invoice', numero, ...key.split(' '))).code, 0)
  const other = await placeTestOrder(shop)
  await run(shop, 'paid', other.numero)
  assert.match((await run(shop, 'invoice', other.numero, key)).text, /another order has it/)
  const { text } = await run(shop, 'show', numero)
  for (const part of [
    'Refund 1: R$ 10.50, cartao, 2026-01-01',
    `NF-e ${key}`,
    'ana  reembolso: 10.50, cartao, 2026-01-01',
    `nota_fiscal: ${key.replaceAll(' ', '')}`,
  ])
    assert.ok(text.includes(part), part)
  assert.deepEqual(
    (await mailsOf(shop)).filter(([kind]) => kind === 'refunded'),
    [['refunded', numero]],
  )
})

test('P31 the command takes back a refund that was recorded by mistake: a buyer who got an e-mail about it gets a correction, any other buyer none', async () => {
  await using shop = await TestShop.open()
  const { numero } = await placeTestOrder(shop, 2)
  await run(shop, 'paid', numero)
  const record = () => run(shop, 'refunded', numero, '10,50', 'pix')
  const takeBack = (position: number) =>
    run(shop, 'not-refunded', numero, String(position), 'era', 'outro pedido', '--by', 'ana')
  const kinds = async () => (await mailsOf(shop)).map(([kind]) => kind).filter((kind) => /refund/.test(kind))
  await record()
  await record()
  assert.deepEqual(await takeBack(2), { code: 0, text: `Refund 2 of order ${numero} is taken back.` })
  assert.deepEqual(await kinds(), ['refunded'], 'the e-mail had not been sent')
  await shop.db.write((queries) => queries.updateTable('mail').set({ sent_at: shop.now }).execute())
  assert.equal((await takeBack(1)).code, 0)
  assert.deepEqual((await kinds()).toSorted(), ['refund-taken-back', 'refunded'])
  assert.deepEqual(await takeBack(1), { code: 1, text: `Order ${numero} has no such refund.` })
  const { text } = await run(shop, 'show', numero)
  assert.match(text, /ana {2}reembolso_desfeito: 10\.50, pix, 2026-01-01: era outro pedido/)
  assert.doesNotMatch(text, /Refund \d/)
  assert.equal((await run(shop, 'not-refunded', '7', '1', 'x')).text, 'There is no order 7.')
})

test('wrong arguments end with exit code 2', async () => {
  await using shop = await TestShop.open()
  for (const args of [
    [],
    ['x'],
    ['list', '1'],
    ['list', '--state', 'new'],
    ['list', '--page', '0'],
    ['show'],
    ['show', 'abc'],
    ['show', '1', '2'],
    ['paid', '1', '--state', 'pago'],
    ['paid', '1', '--url', 'https://a.example'],
    ['paid', '1', '2'],
    ['paid', '1', '--by', ' '],
    ['sent', '1', 'Correios'],
    ['sent', '1', 'Correios', 'AA1', 'AA2'],
    ['sent', '1', 'Correios', 'AA1', '--url', 'javascript:alert(1)'],
    ['cancel', '1'],
    ['paid', '1', '--what'],
    ['refunded', '1', '59,90'],
    ['refunded', '1', '59,90', 'cheque'],
    ['refunded', '1', '0', 'pix'],
    ['refunded', '1', '59,9', 'pix'],
    ['refunded', '1', '59,90', 'pix', 'hoje'],
    ['refunded', '1', '59,90', 'pix', '--on', '2026-02-30'],
    ['paid', '1', '--on', '2026-02-03'],
    ['not-refunded', '1', '1'],
    ['not-refunded', '1', 'x', 'era outro'],
    ['not-refunded', '1', '1', 'x'.repeat(201)],
    ['invoice', '1'],
    ['invoice', '1', '35261111222333000181550010000001231123456788'],
  ])
    assert.equal((await run(shop, ...args)).code, 2, args.join(' '))
})
