import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { browserStore } from '../../browser/store.ts'
import { getShipping } from './shipment.ts'

const request = { postalCode: '01310100', tipo: 'lista', itemId: 422, quantity: 1 } as const

test.each([
  ['pt', 'Entrega padrão', '7 dias úteis'],
  ['en', 'Standard delivery', '7 business days'],
] as const)('4.19 ways to deliver in %s, free from 299 on', async (lang, label, time) => {
  await routeFetchToStore()
  const quote = await getShipping(browserStore(lang), request)
  expect(quote).toEqual({ options: [{ id: 'fixo', label, price: 990, time }], note: '' })
  const free = await getShipping(browserStore(lang), { ...request, quantity: 13, tipo: 'produto' })
  expect(free.options[0]?.price).toBe(0)
})

test('missing and additional fields of a response are accepted', async () => {
  const store = await routeFetchToStore()
  store.intercept = async () =>
    Response.json({ fretes: [{ valor: '12.5', label: 'Sedex', extra: 1 }], mensagem: 'Área rural' })
  expect(await getShipping(browserStore('pt'), request)).toEqual({
    options: [{ id: '', label: 'Sedex', price: 1250, time: '' }],
    note: 'Área rural',
  })
})

test('a rejected request is an ApiError with the status', async () => {
  await routeFetchToStore()
  await expect(getShipping(browserStore('pt'), { ...request, postalCode: '1' })).rejects.toMatchObject({
    kind: 'http',
    status: 422,
  })
})
