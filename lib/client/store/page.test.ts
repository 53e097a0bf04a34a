/** @jest-environment node */
import type { ApiClient } from '../api-client.ts'
import { getPage } from './page.ts'

const clientReturning = (body: unknown): ApiClient => ({
  lang: 'pt',
  call: (_method, _path, schema) =>
    (schema as unknown as { validate(value: unknown): Promise<never> }).validate(body),
})

const structure = {
  nivel: 'page',
  seo: {
    title: 'Quem somos | Loja',
    description: 'D',
    canonical: 'https://loja.example/pagina/quem-somos',
    indexar: true,
  },
  breadcrumb: [
    { label: 'Home', url: 'https://loja.example/' },
    { label: 'Quem somos', url: 'https://loja.example/pagina/quem-somos' },
  ],
}

test('contract 4.5: a page has its title, its structure and a breadcrumb of paths', async () => {
  const page = await getPage(
    clientReturning({ estrutura: structure, conteudo: { titulo: 'Sobre nós' } }),
    '/pagina/quem-somos',
  )
  expect(page).toMatchObject({
    title: 'Sobre nós',
    structure: {
      title: 'Quem somos | Loja',
      canonicalPath: '/pagina/quem-somos',
      breadcrumb: [
        { label: 'Home', path: '/' },
        { label: 'Quem somos', path: '/pagina/quem-somos' },
      ],
    },
  })
})

test('a page without a title takes the last label of its breadcrumb', async () => {
  const page = await getPage(clientReturning({ estrutura: structure, conteudo: [] }), '/pagina/quem-somos')
  expect(page?.title).toBe('Quem somos')
})

test('R7 getPage returns undefined for a 200 whose nivel is 404', async () => {
  const body = { estrutura: { ...structure, nivel: '404' } }
  expect(await getPage(clientReturning(body), '/pagina/nada')).toBeUndefined()
})

test.each([
  ['a field', { conteudo: '<p>Olá</p>' }, '<p>Olá</p>'],
  [
    'a block',
    { id: '4', blocos: [{ tipo: 'html', corpo: '<p>Longo texto</p>' }, { corpo: '<p>x</p>' }] },
    '<p>Longo texto</p>',
  ],
  ['nowhere', [], ''],
  ['plain text only', { resumo: 'Sem marcação' }, ''],
])(
  'platform 3.1: the text of a page is the longest HTML of its content: %s',
  async (_name, conteudo, html) => {
    const page = await getPage(clientReturning({ estrutura: structure, conteudo }), '/quem-somos')
    expect(page?.html).toBe(html)
  },
)

test('P9 a document without a title is a contract error, which counts as an outage', async () => {
  await expect(getPage(clientReturning({}), '/x')).rejects.toMatchObject({ kind: 'contract' })
})
