import { helpLinksFor } from './help-links.ts'

const links = [
  'Trocas e devoluções',
  'Pagamento e reembolso',
  'Acompanhar um pedido',
  'Quanto custa o frete?',
  'Quando chega o meu pedido?',
  'Como funciona o desconto de 20%?',
  'Posso pagar com Pix?',
].map((label) => ({ label, href: `/${label}` }))

test.each([
  ['troca', ['Trocas e devoluções']],
  ['TROCAR produto', ['Trocas e devoluções']],
  ['acompanhar meu pedido', ['Acompanhar um pedido']],
  ['frete', ['Quanto custa o frete?']],
  ['quanto custa o frete', ['Quanto custa o frete?']],
  ['pix', ['Posso pagar com Pix?']],
  ['pedidos', ['Acompanhar um pedido', 'Quando chega o meu pedido?']],
  ['como', []],
  ['pó de pirlimpimpim mágico', []],
  ['desconto zzzz qqqq', []],
  ['', []],
])('a search for "%s" offers the help pages %j', (searched, labels) => {
  expect(helpLinksFor(searched, links).map(({ label }) => label)).toEqual(labels)
})

test('at most four help pages are offered', () => {
  expect(helpLinksFor('frete', Array(9).fill(links[3]!))).toHaveLength(4)
})
