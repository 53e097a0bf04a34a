/** @jest-environment node */
import { readStoreLink } from './store-link.ts'

const isOwnHost = (host: string) => ['loja.example', 'www.loja.example'].includes(host)

test.each([
  ['/roupas', { path: '/roupas' }],
  ['/roupas/?marca=1', { path: '/roupas?marca=1' }],
  ['/roupas?filtro[cor]=azul', { path: '/roupas?filtro%5Bcor%5D=azul' }],
  ['https://www.loja.example/a/b.html?atributo=cor-1#x', { path: '/a/b.html?atributo=cor-1' }],
  ['//loja.example/', { path: '/' }],
  ['https://loja.example/en/roupas', { path: '/roupas' }],
  ['https://outra.example/x', { url: 'https://outra.example/x' }],
  ['//outra.example/x', { url: 'https://outra.example/x' }],
  ['tel:+551130000000', { url: 'tel:+551130000000' }],
  ['mailto:a@loja.example', { url: 'mailto:a@loja.example' }],
])('platform 3.1: %s is read as a link', (address, link) =>
  expect(readStoreLink(address, isOwnHost)).toEqual(link),
)

test.each([
  '',
  '#',
  '#topo',
  'Todos os direitos reservados',
  'javascript:alert(1)',
  'data:text/html,x',
  '///',
  'a/b',
])('platform 3.1: "%s" is not a link', (address) => expect(readStoreLink(address, isOwnHost)).toBeUndefined())
