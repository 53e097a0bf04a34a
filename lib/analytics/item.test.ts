/** @jest-environment node */
import { itemOfLine } from './item.ts'

const CONTEXT = {
  brand: 'Rosalume',
  category: (path: string) => `category of ${path}`,
  address: (path: string) => `https://loja.example/en${path}`,
}
const LINE = {
  key: '',
  hash: { idProduto: 424 },
  kind: 'lista',
  sku: 'RB-424',
  product: 'Colágeno',
  name: '1 pote - Tangerina',
  picture: '/img/pote',
  path: '/colageno',
  quantity: 2,
  price: 2490,
  total: 4980,
}

test.each([
  ['1 pote - Tangerina', 'Colágeno', 'Colágeno, 1 pote', 'Tangerina'],
  ['2 potes - Cranberry e Limão', 'Colágeno', 'Colágeno, 2 potes', 'Cranberry e Limão'],
  ['Seu kit, 3 potes: 2 Limão', 'Colágeno', 'Colágeno, Seu kit, 3 potes: 2 Limão', ''],
  ['Sérum - 30 ml', undefined, 'Sérum - 30 ml', ''],
])(
  'R81 the cart line %p of product %p becomes the item %p with variant %p',
  (name, product, item, variant) => {
    expect(itemOfLine({ ...LINE, name, product }, CONTEXT)).toMatchObject({ name: item, variant })
  },
)

test('R81 an item has its absolute URLs, in the language of the page, and the category of its path', () => {
  expect(itemOfLine(LINE, CONTEXT)).toMatchObject({
    id: 'RB-424',
    price: 2490,
    quantity: 2,
    brand: 'Rosalume',
    category: 'category of /colageno',
    url: 'https://loja.example/en/colageno',
    image: 'https://loja.example/img/pote-1080.webp',
  })
  expect(itemOfLine({ ...LINE, sku: '' }, CONTEXT).id).toBe('424')
  const elsewhere = { ...LINE, picture: 'https://cdn.example/a.jpg', path: undefined }
  expect(itemOfLine(elsewhere, CONTEXT)).toMatchObject({ url: '', image: 'https://cdn.example/a.jpg' })
})
