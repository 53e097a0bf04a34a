/** @jest-environment node */
import { pagePathIn } from './page-address.ts'

test.each([
  ['https://loja.example/jardim/vasos/', '/jardim/vasos'],
  ['/lista/kit.html', '/lista/kit.html'],
  ['https://loja.example/', '/'],
  ['https://loja.example/imgs/vaso', '/imgs/vaso'],
])('platform 2 the address %s is a page of the shop', (address, path) => {
  expect(pagePathIn(address)).toBe(path)
})

test.each(['', 'Vaso', '/img/vaso', '/api/loja', 'https://loja.example/feeds/vaso', '/catalogo.pdf'])(
  'platform 2 6 the shop has no page at %j',
  (address) => {
    expect(pagePathIn(address)).toBeUndefined()
  },
)
