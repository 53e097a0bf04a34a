/** @jest-environment node */
import type { ApiClient } from '../api-client.ts'
import { getMenu, type MenuItem } from './menus.ts'

const clientReturning = (menu: unknown): ApiClient => ({
  lang: 'pt',
  call: (_method, _path, schema) =>
    (schema as unknown as { validate(value: unknown): Promise<never> }).validate({ menu }),
})
const read = (...menu: unknown[]): Promise<MenuItem[]> =>
  getMenu(clientReturning(menu), 'x', (host) => host === 'loja.example')

test('contract 4.19: a menu of the embedded store is read from label, url and itens', async () => {
  const whey = { label: 'Whey', url: '/whey', itens: [] }
  expect(await read({ label: 'Suplementos', url: '', itens: [whey] })).toEqual([
    { label: 'Suplementos', items: [{ label: 'Whey', path: '/whey', items: [] }] },
  ])
})

test('platform 3.1: the address is that of rota, else link; addresses keep path and query', async () => {
  const rota = { name: 'x', path: '/roupas', params: [], query: { marca: 3, filtro: ['1', '2'] } }
  const sub = [
    { label: 'Camisetas', link: 'https://loja.example/roupas/camisetas/?order=x', rota: [], sub: [] },
  ]
  expect(await read({ label: 'Roupas', link: '', rota, sub: { 0: sub[0] } })).toEqual([
    {
      label: 'Roupas',
      path: '/roupas?marca=3&filtro%5B%5D=1&filtro%5B%5D=2',
      items: [{ label: 'Camisetas', path: '/roupas/camisetas?order=x', items: [] }],
    },
  ])
})

test.each<[string, unknown, MenuItem[]]>([
  [
    'an entry that links to another site keeps its url',
    { label: 'Blog', link: 'https://blog.example/a' },
    [{ label: 'Blog', url: 'https://blog.example/a', items: [] }],
  ],
  [
    'a phone link keeps its url',
    { label: 'Ligue', link: 'tel:+5511' },
    [{ label: 'Ligue', url: 'tel:+5511', items: [] }],
  ],
  [
    'an entry with the link # is a heading without an address',
    { label: 'Marcas', link: '#' },
    [{ label: 'Marcas', items: [] }],
  ],
  [
    'HTML in a label is removed',
    { label: '<b>Ofertas</b> &amp; mais', link: '/c/x' },
    [{ label: 'Ofertas & mais', path: '/c/x', items: [] }],
  ],
  [
    'a link that is not an address becomes a text beside the label',
    { label: 'Copyright', link: 'Todos os <b>direitos</b>' },
    [{ label: 'Copyright', text: 'Todos os direitos', items: [] }],
  ],
  [
    'a text without a label becomes the label',
    { label: '', link: 'Todos os direitos' },
    [{ label: 'Todos os direitos', items: [] }],
  ],
  [
    'an icon without a label gets the host name of its link as label',
    { label: '', link: 'https://www.rede.example/loja', icone: 'https://loja.example/i.svg' },
    [
      {
        label: 'rede.example',
        icon: 'https://loja.example/i.svg',
        url: 'https://www.rede.example/loja',
        items: [],
      },
    ],
  ],
  ['a link with neither label nor icon is left out', { label: '', link: 'https://rede.example/' }, []],
  ['an empty entry is left out', { label: null, link: '', rota: [], sub: [] }, []],
  ['a script address is removed', { label: 'X', link: 'javascript:alert(1)' }, [{ label: 'X', items: [] }]],
  ['a value that is not an object is left out', 'x', []],
])('platform 3.1: %s', async (_name, entry, items) => expect(await read(entry)).toEqual(items))

test('an unreadable menu is empty', async () => {
  for (const menu of [null, '', [], 'x', 7])
    expect(await getMenu(clientReturning(menu), 'x', () => false)).toEqual([])
})
