import { MAX_UNITS, MIN_UNITS } from '../../shop/build-kit.ts'
import { routeFetchToStore } from '../../testing/store-fetch.ts'
import { browserStore } from '../../browser/store.ts'
import { addBody, addCartLine } from './cart.ts'
import { getBuildKits } from './build-kits.ts'

const wireKit = (fields: object) => ({
  id: 'X',
  idLista: 1,
  quantidade: 3,
  precosGerais: { precoPor: 10 },
  montagemKit: true,
  infoMontagem: [{ idLista: 5, precoPor: 4, variacoes: [{ id: 5, nome: 'Uva' }], imagem_m: '' }],
  ...fields,
})

test.each([
  ['pt', 'Limão', 'Monte seu kit de colágeno | Rosalume'],
  ['en', 'Lemon', 'Build your collagen kit | Rosalume'],
] as const)(
  'P5 the kit builder page has the kits by size, and the flavours of a pot with their stock, in %s',
  async (lang, lemon, title) => {
    await routeFetchToStore()
    const page = await getBuildKits(browserStore(lang))
    expect(page?.structure).toMatchObject({ title, canonicalPath: '/monte-seu-kit' })
    expect([page?.kits[0]?.units, page?.kits.at(-1)?.units, page?.kits.length]).toEqual([
      MIN_UNITS,
      MAX_UNITS,
      9,
    ])
    expect(page?.kits[1]).toEqual({
      itemId: 603,
      units: 3,
      price: 6270,
      priceFrom: 14_970,
      inStock: true,
      listPath: '/monte-seu-kit-3-potes.html',
    })
    expect(page?.singlePrice).toBe(2490)
    expect(page?.flavours.map(({ id, left }) => [id, left])).toEqual([
      [422, 120],
      [423, 120],
      [424, 120],
      [425, 120],
      [426, 5],
    ])
    expect(page?.flavours[1]).toMatchObject({ name: lemon, inStock: true, keys: ['limao'] })
  },
)

test.each([
  ['no kits', []],
  ['kits that cannot be built', [wireKit({ montagemKit: false })]],
  [
    'kits without flavours, or with too few or too many pots',
    [wireKit({ infoMontagem: [] }), wireKit({ quantidade: 1 }), wireKit({ quantidade: 11 })],
  ],
])('a store with %s has no kit builder page', async (_name, listas) => {
  const store = await routeFetchToStore()
  store.intercept = async () => Response.json({ estrutura: { seo: {} }, conteudo: { listas } })
  expect(await getBuildKits(browserStore('pt'))).toBeUndefined()
})

test('pots without a stock count can still be bought', async () => {
  const store = await routeFetchToStore()
  store.intercept = async () => Response.json({ estrutura: { seo: {} }, conteudo: { listas: [wireKit({})] } })
  expect((await getBuildKits(browserStore('pt')))?.flavours).toMatchObject([
    { id: 5, name: 'Uva', inStock: true, left: undefined },
  ])
})

test('a built kit is added with its composition in `adicional`, which is empty for other items', async () => {
  const line = { idProduto: 603, tipo: 'lista', quantidade: 1 } as const
  expect(addBody(line).itens[0]?.adicional).toBe('')
  await routeFetchToStore()
  const { cart } = await addCartLine(browserStore('pt'), { ...line, adicional: '422x1,423x2' }, 'key-123456')
  expect(cart.items[0]).toMatchObject({
    name: 'Seu kit, 3 potes: 1 Cranberry, 2 Limão',
    path: '/monte-seu-kit',
    // A mix of flavours has no picture with the right pots, so it gets that of the glass.
    picture: '/img/colageno-copo',
    price: 6270,
    hash: { adicional: '422x1,423x2' },
  })
})
