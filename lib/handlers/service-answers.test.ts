/** @jest-environment node */
import { setHost } from '../host/host.ts'
import { openTestHost } from '../testing/test-host.ts'
import { serviceAnswers } from './service-answers.ts'

beforeEach(() => openTestHost(() => Promise.resolve(Response.json({}))))
afterEach(() => setHost(undefined))

async function answers(busca: string, lang = 'pt') {
  const response = await serviceAnswers(
    new Request(`http://localhost/api/ajuda?${new URLSearchParams({ busca, lang })}`),
  )
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  return ((await response.json()) as { links: { label: string; href: string }[] }).links
}

test.each([
  ['troca', 'pt', '/pagina/troca-e-devolucao'],
  ['returns', 'en', '/en/pagina/troca-e-devolucao'],
])('a search for %s is answered by the pages that the results page shows, %s', async (text, lang, page) => {
  const links = await answers(text, lang)
  expect(links.map(({ href }) => href)).toContain(page)
  expect(links.length).toBeLessThanOrEqual(4)
})

test.each(['colágeno', 'troca de colágeno', '', 'x'.repeat(101)])('%s has no answers', async (text) =>
  expect(await answers(text)).toEqual([]),
)
