/** @jest-environment node */
import { cleanAddress } from './clean-address.ts'
import { formatClick, parseClick } from './click-cookie.ts'
import { mergeClicks, readClick, type Click } from './click.ts'

const AT = 1763731234
const read = (query: string, page = '/colageno') => readClick(page, new URLSearchParams(query), AT)

test('R22 a click has ids, campaign parameters, landing path and time, and no other part of the address', () => {
  expect(
    read(
      'gclid=AbC-_9&gbraid=0AAA&wbraid=Cj&fbclid=IwAR_x&gad_source=1&gad_campaignid=23&utm_source=google&utm_campaign=ver%C3%A3o+2026&email=a%40b.com&x=1',
    ),
  ).toEqual({
    parameters: {
      gclid: 'AbC-_9',
      gbraid: '0AAA',
      wbraid: 'Cj',
      fbclid: 'IwAR_x',
      gad_source: '1',
      gad_campaignid: '23',
      utm_source: 'google',
      utm_campaign: 'verão 2026',
    },
    page: '/colageno',
    at: AT,
  })
})

test('R21 R27 the first gclid of several is stored byte for byte; a malformed gclid discards the whole click', () => {
  for (const gclid of ['a', 'EAIaIQobChMI_-zZ09', 'x'.repeat(512)])
    expect(read(`gclid=${gclid}`)?.parameters).toEqual({ gclid })
  expect(read('gclid=&gclid=One&gclid=Two')?.parameters).toEqual({ gclid: 'One' })
  for (const bad of [
    'x'.repeat(513),
    'a+b',
    'a%20b',
    'a%0d%0aSet-Cookie:x',
    'a.b',
    '%ff',
    'é',
    'a%00',
    '<a>',
    'a;b',
  ])
    expect(read(`gclid=${bad}&utm_source=x`)).toBeUndefined()
})

test('R26 another click id or a campaign alone is a click too; an address without parameters is not', () => {
  for (const name of ['gbraid', 'wbraid', 'fbclid', 'utm_source', 'gad_source'])
    expect(read(`${name}=x`)?.parameters).toEqual({ [name]: 'x' })
  for (const query of ['', 'x=1', 'utm_source=', 'UTM_SOURCE=x', 'fbclid=%20', 'gad_source=a%20b', 'utm_=x'])
    expect(read(query)).toBeUndefined()
})

test('R85 a campaign value with an e-mail address is dropped; control characters are removed', () => {
  expect(read('utm_campaign=ana%40exemplo.com&utm_source=a%0d%0ab%00')?.parameters).toEqual({
    utm_source: 'a b',
  })
})

test('the cookie value is safe, at most 2 KiB, and decodes to the same click', () => {
  const parameters = Object.fromEntries(
    ['source', 'medium', 'campaign', 'term', 'content', 'id'].map((name) => [
      `utm_${name}`,
      '😀;"\\ ,=&+%'.repeat(9),
    ]),
  )
  const query = new URLSearchParams({ gclid: 'G'.repeat(512), gbraid: 'B'.repeat(512), ...parameters })
  const click = read(query.toString(), `/${'a'.repeat(400)}`)!
  const value = formatClick(click)
  expect(value).toMatch(/^[\w.*+%=&-]{1,2048}$/)
  const back = parseClick(value)!
  expect(back.parameters['gclid']).toBe('G'.repeat(512))
  expect(click.parameters).toMatchObject(back.parameters)
  expect(back.page).toHaveLength(200)
  const small = read('gclid=AbC&utm_source=a%26b%3Dc&utm_campaign=ver%C3%A3o', '/en/caf%C3%A9')!
  expect(parseClick(formatClick(small))).toEqual(small)
})

test.each([
  undefined,
  '',
  '%',
  '%ff%fe',
  'em=1',
  'em=x&pagina=%2F&gclid=a',
  'em=1&pagina=%2F',
  'em=1&pagina=x&gclid=a',
  'em=1&pagina=%2F%2Fevil.com&gclid=a',
  'em=1&pagina=%2F%0d%0a&gclid=a',
  'em=0&pagina=%2F&gclid=a',
  'em=9999999999999&pagina=%2F&gclid=a',
  'em=1&pagina=%2F&gclid=<script>',
  `em=1&pagina=%2F&gclid=a&utm_source=${'x'.repeat(3000)}`,
])('an invalid cookie value is not a click and throws no error: %s', (value) =>
  expect(parseClick(value)).toBeUndefined(),
)

describe('P8 a later click after a stored one', () => {
  const click = (parameters: Record<string, string>, at = AT): Click => ({ parameters, page: '/', at })
  const stored = click({ gclid: 'G', utm_campaign: 'paga' })

  test.each([
    ['nothing stored: the later one', { utm_source: 'x' }, undefined, { utm_source: 'x' }],
    ['a gclid replaces everything', { gclid: 'H' }, stored, { gclid: 'H' }],
    ['a campaign replaces a campaign', { utm_source: 'x' }, click({ utm_source: 'y' }), { utm_source: 'x' }],
    ['another id replaces another id', { fbclid: 'F' }, click({ gbraid: 'B' }), { fbclid: 'F' }],
    ['an id replaces a campaign', { gbraid: 'B' }, click({ utm_source: 'y' }), { gbraid: 'B' }],
  ])('%s', (_, later, earlier, parameters) => {
    expect(mergeClicks(click(later, AT + 60), earlier)).toEqual(click(parameters, AT + 60))
  })

  test.each(['fbclid', 'gbraid', 'wbraid'])(
    '%s alone is added to a gclid, whose page and time stay',
    (id) => {
      const later = click({ [id]: 'X', utm_source: 'outra' }, AT + 60)
      expect(mergeClicks(later, stored)).toEqual(click({ gclid: 'G', utm_campaign: 'paga', [id]: 'X' }))
    },
  )

  test('a campaign without a click id leaves a click id as it is', () => {
    expect(mergeClicks(click({ utm_source: 'x', gad_source: '1' }), stored)).toBeUndefined()
    expect(mergeClicks(click({ utm_source: 'x' }), click({ fbclid: 'F' }))).toBeUndefined()
  })
})

test.each([
  ['/colageno', '?gclid=1', '/colageno'],
  ['/', '?gclid=1&utm_source=x', '/'],
  ['/colageno/', '?gclid=1', '/colageno'],
  ['/en/', '?gclid=1', '/en'],
  ['/pt', '?gclid=1', '/'],
  ['/PT/pt/colageno/', '?gclid=1', '/colageno'],
  ['/ptolomeu', '?gclid=1', '/ptolomeu'],
  ['/checkout/carrinho/', '?gclid=1', '/checkout/carrinho/'],
  ['/en/checkout/carrinho/', '?gclid=1', '/en/checkout/carrinho/'],
  ['/produtos', '?gclid=', '/produtos'],
  ['/produtos', '?gclid&x=1', '/produtos'],
  ['/produtos', '?pagina=2&gclid=1', '/produtos?pagina=2'],
  [
    '/categoria/colageno',
    '?utm_source=g&ordem=menor-preco&gclid=1&estoque=1&categoria=po&gad_source=1',
    '/categoria/colageno?ordem=menor-preco&estoque=1&categoria=po',
  ],
  ['/whey', '?sabor=476&gclid=1&fbclid=2&gbraid=3&wbraid=4&msclkid=5&_gl=6', '/whey?sabor=476'],
  ['/busca', '?busca=s%C3%A9rum+facial&gclid=1', '/busca?busca=s%C3%A9rum+facial'],
  ['/en/busca', '?q=1&%62usca=x&gclid=1', '/en/busca?%62usca=x'],
  ['/proteinas', '?atributos[cor][]=21&gclid=1&order=3', '/proteinas?atributos[cor][]=21&order=3'],
  [
    '/avaliacoes-produtos-rosalume',
    '?assunto=serum&gclid=1&ordem=nota_desc',
    '/avaliacoes-produtos-rosalume?assunto=serum&ordem=nota_desc',
  ],
  ['//evil.com//', '?gclid=1', '/evil.com'],
  ['/pt//evil.com', '?gclid=1', '/evil.com'],
  ['/%5Cevil.com', '?gclid=1', '/%5Cevil.com'],
  [
    '/avaliacao-empresa',
    '?email=a%40b.com&gclid=1&nome=An%C3%A1&utm_source=x',
    '/avaliacao-empresa?email=a%40b.com&nome=An%C3%A1',
  ],
  ['/avaliacao-empresa', '?%67clid=1&gclid=2', '/avaliacao-empresa'],
  ['/en/avaliacao-empresa/', '?gclid=1&campanha=a+b', '/en/avaliacao-empresa?campanha=a+b'],
])('P8 R30 %s%s redirects to %s in one hop', (pathname, search, to) =>
  expect(cleanAddress(pathname, search)).toBe(to),
)
