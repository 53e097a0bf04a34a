import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { browserStore } from '../../browser/store.ts'
import { getShipping } from './shipment.ts'

const request = { postalCode: '01310100', kind: 'lista', itemId: 422, quantity: 1 } as const

test.each([
  ['pt', 'Entrega padrão', '7 dias úteis'],
  ['en', 'Standard delivery', '7 business days'],
] as const)('4.19 delivery options in %s; delivery is free from R$ 299', async (lang, label, time) => {
  await routeFetchToStore()
  const quote = await getShipping(browserStore(lang), request)
  const until: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  expect(quote).toEqual({
    options: [{ id: 'padrao', label, price: 990, time, until }],
    note: '',
    place: 'São Paulo, SP',
  })
  const free = await getShipping(browserStore(lang), { ...request, quantity: 13, kind: 'produto' })
  expect(free.options[0]?.price).toBe(0)
})

test('missing and additional fields of a response are accepted', async () => {
  const store = await routeFetchToStore()
  store.intercept = async () =>
    Response.json({ fretes: [{ valor: '12.5', label: 'Sedex', extra: 1 }], mensagem: 'Área rural' })
  expect(await getShipping(browserStore('pt'), request)).toEqual({
    options: [{ id: '', label: 'Sedex', price: 1250, time: '', until: '' }],
    note: 'Área rural',
    place: '',
  })
})

test('a rejected request is an ApiError with the status', async () => {
  await routeFetchToStore()
  await expect(getShipping(browserStore('pt'), { ...request, postalCode: '1' })).rejects.toMatchObject({
    kind: 'http',
    status: 422,
  })
})

test('platform 3.6 prices and times may be text or numbers; a missing price is undefined, an option without a name is left out', async () => {
  const store = await routeFetchToStore()
  const fretes = [
    { id: 1, tipo: 'pac', label: 'PAC <i>leve</i>', valor: '23,40', prazo: 5, entregaAgendada: 'n' },
    { id: 2, tipo: 'sedex', label: '', valor: null, prazo: 'Em dois dias' },
    { id: 3, label: null, valor: 9 },
    'x',
  ]
  store.intercept = async () => Response.json({ fretes, restricaoEntrega: [], mensagem: null })
  expect(
    await getShipping(browserStore('pt'), {
      postalCode: '01310100',
      kind: 'produto',
      itemId: 1,
      quantity: 1,
    }),
  ).toEqual({
    options: [
      { id: '1', label: 'PAC leve', price: 2340, time: '5', until: '' },
      { id: '2', label: 'sedex', price: undefined, time: 'Em dois dias', until: '' },
    ],
    note: '',
    place: '',
  })
})
