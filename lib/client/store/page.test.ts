import type { ApiClient } from '../api-client.ts'
import { getPage } from './page.ts'

const answering = (answer: unknown): ApiClient => ({
  lang: 'pt',
  call: (_method, _path, schema) =>
    (schema as unknown as { validate(value: unknown): Promise<never> }).validate(answer),
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

test('contract 4.5: title, structure and a breadcrumb of paths', async () => {
  const page = await getPage(
    answering({ estrutura: structure, conteudo: { titulo: 'Sobre nós' } }),
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
  const page = await getPage(answering({ estrutura: structure, conteudo: [] }), '/pagina/quem-somos')
  expect(page?.title).toBe('Quem somos')
})

test('R7 a 200 with nivel 404 is no page', async () => {
  const answer = { estrutura: { ...structure, nivel: '404' } }
  expect(await getPage(answering(answer), '/pagina/nada')).toBeUndefined()
})
