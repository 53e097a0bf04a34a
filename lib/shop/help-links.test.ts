import { helpLinksFor, mentionsService, serviceLinksFor } from './help-links.ts'

const links = [
  'Trocas e devoluções',
  'Pagamento e reembolso',
  'Acompanhar um pedido',
  'Quanto custa o frete?',
  'Quando chega o meu pedido?',
  'Como funciona o desconto de 20%?',
  'Posso pagar com Pix?',
].map((label) => ({ label, href: `/${label}` }))

const subjects = [
  'frete entrega chega',
  'rastreio acompanhar',
  'troca trocar devolução',
  'pagamento pagar pix',
  'pedido compra',
]
const labelsOf = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test.each([
  ['troca', ['Trocas e devoluções']],
  ['TROCAR produto', ['Trocas e devoluções']],
  ['acompanhar meu pedido', ['Acompanhar um pedido']],
  ['frete', ['Quanto custa o frete?', 'Quando chega o meu pedido?']],
  ['quanto custa o frete', ['Quanto custa o frete?']],
  ['pix', ['Posso pagar com Pix?', 'Pagamento e reembolso']],
  ['pedidos', ['Acompanhar um pedido', 'Quando chega o meu pedido?']],
  ['como', []],
  ['pó de pirlimpimpim mágico', []],
  ['desconto zzzz qqqq', []],
  ['', []],
])('a search for "%s" offers the help pages %j', (searched, labels) => {
  expect(labelsOf(helpLinksFor(searched, links, subjects))).toEqual(labels)
})

test('at most four help pages are offered', () => {
  expect(helpLinksFor('frete', Array(9).fill(links[3]!), [])).toHaveLength(4)
})

test.each([
  ['entrega', ['Quanto custa o frete?', 'Quando chega o meu pedido?']],
  ['rastreio', ['Acompanhar um pedido']],
  ['Devoluções', ['Trocas e devoluções']],
  ['rastreio do meu pedido', ['Acompanhar um pedido']],
  // The search may mean the found product whose name has the word.
  ['troca', []],
  ['compra', []],
  ['frete colágeno', []],
  // A word that is in a label, but in none of the subjects of service.
  ['desconto', []],
  ['', []],
])('the service answers a search for "%s" with %j', (searched, labels) => {
  const names = ['Refil de troca', 'Kit compra mensal']
  const found = searched === 'Devoluções' ? [] : names
  expect(labelsOf(serviceLinksFor(searched, links, subjects, found))).toEqual(labels)
})

test.each([
  ['trocar produto', true],
  ['código do frete', true],
  ['protetor solar', false],
  ['', false],
])('one word of "%s" is about service: %s', (searched, isAbout) => {
  expect(mentionsService(searched, subjects)).toBe(isAbout)
})

test('words that only begin alike are not the same', () => {
  const change = [{ label: 'Posso desistir da compra?', href: '/' }]
  expect(helpLinksFor('comprimidos', change, [])).toEqual([])
  expect(helpLinksFor('entrega', [{ label: 'Qual é a diferença entre os dois?', href: '/' }], [])).toEqual([])
  expect(helpLinksFor('comprar', change, [])).toEqual(change)
})
