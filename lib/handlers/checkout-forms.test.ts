import { FormVisitor } from '../testing/checkout-visitor.ts'
import {
  placeOrderByForm,
  saveAddressByForm,
  saveBuyerByForm,
  saveDeliveryOptionByForm,
} from './checkout-forms.ts'

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
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  observacao: '',
}

interface Draft {
  versao: number
  dados: Record<string, string>
  entrega: Record<string, string>
  opcoes: { id: string }[]
  faltam: string[]
  resumo: { total: number }
}

let visitor: FormVisitor
beforeEach(async () => {
  visitor = await FormVisitor.open()
})
afterEach(() => visitor.close())

const draft = () => visitor.call<Draft>('GET', 'checkout/draft')

async function fillDraft() {
  await visitor.fillCart()
  await visitor.post(saveBuyerByForm, BUYER)
  await visitor.post(saveAddressByForm, ADDRESS)
  const { opcoes } = await draft()
  await visitor.post(saveDeliveryOptionByForm, { opcao: opcoes[0]!.id })
}

test('4.28 the form of each step leads to the next step, and the draft keeps its values', async () => {
  await visitor.fillCart()
  expect((await visitor.post(saveBuyerByForm, BUYER)).location).toBe(
    '/checkout/pagamento?passo=entrega#passo-entrega',
  )
  expect((await visitor.post(saveAddressByForm, ADDRESS, 'en')).location).toBe(
    '/en/checkout/pagamento?passo=opcao#passo-opcao',
  )
  const { opcoes } = await draft()
  const { location } = await visitor.post(saveDeliveryOptionByForm, { opcao: opcoes[0]!.id })
  expect(location).toBe('/checkout/pagamento?passo=pagamento#passo-pagamento')
  const { dados, entrega, faltam } = await draft()
  expect([dados['cpf'], entrega['cep'], faltam]).toEqual(['52998224725', '01310100', []])
})

test('4.28 wrong fields come back with everything that was typed, without a store call', async () => {
  await visitor.fillCart()
  const typed = { ...BUYER, cpf: '529.982.247-24', celular: '123' }
  const { location, flash } = await visitor.post(saveBuyerByForm, typed)
  expect(location).toBe('/checkout/pagamento?passo=dados#erros')
  expect(flash?.fields).toEqual({ ...typed, etapa: 'dados' })
  expect(flash?.problems).toEqual({ cpf: 'invalido', celular: 'invalido' })
  expect(visitor.calls).toEqual([])
})

test.each([['Ana'], ['Ana 2']])('4.28 the form asks for a surname after "%s"', async (nome) => {
  await visitor.fillCart()
  const { flash } = await visitor.post(saveBuyerByForm, { ...BUYER, nome })
  expect(flash?.problems).toEqual({ nome: 'invalido' })
})

test('4.19 the button beside the CEP fills in the address and keeps the rest', async () => {
  await visitor.fillCart()
  const typed = { cep: '20040-002', numero: '7', acao: 'cep' }
  const { flash } = await visitor.post(saveAddressByForm, typed)
  expect(flash?.fields).toMatchObject({ cep: '20040-002', cidade: 'Rio de Janeiro', uf: 'RJ', numero: '7' })
  expect([flash?.problems, flash?.message]).toEqual([{}, 'encontrado'])
})

test('4.19 city and state may stay empty when the CEP states them', async () => {
  await visitor.fillCart()
  const { location } = await visitor.post(saveAddressByForm, { ...ADDRESS, cidade: '', uf: '' })
  expect(location).toContain('#passo-opcao')
  expect((await draft()).entrega).toMatchObject({ cidade: 'São Paulo', uf: 'SP' })
})

test.each([
  ['a CEP that cannot exist', { cep: '00000-000' }, { cep: 'invalido' }],
  ['the state of another CEP', { uf: 'RJ' }, { uf: 'invalido' }],
  ['a state that does not exist', { uf: 'ZZ' }, { uf: 'invalido' }],
  [
    'no street and no number',
    { logradouro: ' ', numero: '' },
    { logradouro: 'obrigatorio', numero: 'obrigatorio' },
  ],
])('4.28 %s is rejected at its field', async (_name, wrong, problems) => {
  await visitor.fillCart()
  const { location, flash } = await visitor.post(saveAddressByForm, { ...ADDRESS, ...wrong })
  expect(location).toBe('/checkout/pagamento?passo=entrega#erros')
  expect(flash?.problems).toEqual(problems)
  expect(flash?.fields['bairro']).toBe('Bela Vista')
})

test.each([[''], ['nenhuma']])('4.28 the delivery option "%s" is rejected', async (opcao) => {
  await visitor.fillCart()
  await visitor.post(saveAddressByForm, ADDRESS)
  const { location, flash } = await visitor.post(saveDeliveryOptionByForm, { opcao })
  expect(location).toBe('/checkout/pagamento?passo=opcao#erros')
  expect(Object.keys(flash?.problems ?? {})).toEqual(['opcao'])
})

test('4.28 without a cart a form leads to the page, which says that the cart is empty', async () => {
  expect((await visitor.post(saveBuyerByForm, BUYER)).location).toBe('/checkout/pagamento')
})

test('4.30 an order leads to its page without a key in the address; a second press is the same order', async () => {
  await fillDraft()
  const { versao, resumo } = await draft()
  const form = {
    pagamento: 'pix',
    'total-pix': String(resumo.total),
    versao: String(versao),
    pedido: 'chave-1-pix',
  }
  const first = await visitor.post(placeOrderByForm, form)
  expect(first.location).toMatch(/^\/checkout\/pedido\/\d+$/)
  const number = first.location!.split('/').at(-1)!
  const cookie = first.cookies.find((each) => each.startsWith('pedido='))
  expect(cookie).toMatch(new RegExp(`^pedido=${number}\\.[\\w-]{10,}; Path=/; .*HttpOnly; SameSite=Lax`))
  expect((await visitor.post(placeOrderByForm, form)).location).toBe(first.location)
  expect((await visitor.post(placeOrderByForm, { ...form, pedido: 'chave-2-pix' })).location).toBe(
    first.location,
  )
})

test('P16 4.30 a card order takes the chosen installments to its page', async () => {
  await fillDraft()
  const { versao, resumo } = await draft()
  const form = {
    'total-cartao-demonstracao': String(resumo.total),
    versao: String(versao),
    pedido: 'chave-5',
  }
  const sent = { ...form, pagamento: 'cartao-demonstracao', 'total-pix': '1', parcelas: '13' }
  expect((await visitor.post(placeOrderByForm, sent)).location).toContain('aviso=falhou')
  const { location, cookies } = await visitor.post(placeOrderByForm, { ...sent, parcelas: '3' })
  expect(location).toMatch(/^\/pedido\/\d+\/cartao$/)
  const key = /pedido=\d+\.([\w-]+)/.exec(cookies.join())![1]
  const path = `order/${location!.split('/')[2]}/demo-card?chave=${key}`
  expect(await visitor.call('GET', path)).toMatchObject({ parcelas: 3, total: resumo.total })
})

test('4.28 the recipient of an order that is no gift is not stored: the form does not show the field', async () => {
  await visitor.fillCart()
  const typed = { ...ADDRESS, destinatario: 'Bia Lima' }
  await visitor.post(saveAddressByForm, typed)
  expect((await draft()).entrega['destinatario']).toBe('')
  await visitor.post(saveAddressByForm, { ...typed, presente: 'sim' })
  expect((await draft()).entrega['destinatario']).toBe('Bia Lima')
})

test('4.30 when the total differs from the one on the page, nothing is ordered', async () => {
  await fillDraft()
  const { versao, resumo } = await draft()
  const form = { pagamento: 'pix', versao: String(versao), pedido: 'chave-3-pix' }
  const { location, cookies, flash } = await visitor.post(placeOrderByForm, {
    ...form,
    'total-pix': String(resumo.total - 1),
  })
  expect(location).toBe('/checkout/pagamento?aviso=mudou#aviso')
  expect(flash?.fields).toEqual({ etapa: 'pagamento', pagamento: 'pix', parcelas: '1' })
  expect(cookies.filter((each) => each.startsWith('pedido='))).toEqual([])
})

test.each([
  ['a section is missing', {}, 'incompleto'],
  ['the payment method is unknown', { pagamento: 'dinheiro' }, 'falhou'],
  ['the key has characters that no header can have', { pedido: 'chave-4-✓' }, 'falhou'],
])('4.30 no order when %s', async (_name, change, notice) => {
  await visitor.fillCart()
  await visitor.post(saveBuyerByForm, BUYER)
  const { versao, resumo } = await draft()
  const form = {
    pagamento: 'pix',
    'total-pix': String(resumo.total),
    versao: String(versao),
    pedido: 'chave-4-pix',
  }
  const { location } = await visitor.post(placeOrderByForm, { ...form, ...change })
  expect(location).toBe(`/checkout/pagamento?aviso=${notice}#aviso`)
})

test('L23 a form from another origin changes nothing', async () => {
  const request = new Request('http://localhost/checkout/pagamento/dados', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(BUYER),
  })
  for (const handler of [saveBuyerByForm, saveAddressByForm, saveDeliveryOptionByForm, placeOrderByForm])
    expect((await handler(request.clone(), { params: Promise.resolve({ lang: 'pt' }) })).status).toBe(403)
})
