/** @jest-environment node */
import type { ReviewPage } from '../../shop/review.ts'
import { nextQuery } from './next-page.ts'

const LIST = { topic: 'serum', order: 'nota_desc' } as const
const SECOND_PAGE = { page: '2', filter_produto: 'serum', order_by: 'nota_desc' }
const PATH = 'https://reports.example/api/avaliacoes/produto/rosalume'
const page = (next: string, at = 1): ReviewPage => ({ reviews: [], total: 27, page: at, lastPage: 3, next })
const after = (next: string, at = 1) => nextQuery(page(next, at), LIST, 'rosalume')

test('contract 4.15: the query of links.next is used unchanged', () => {
  expect(after(`${PATH}?filter_produto=serum&order_by=nota_desc&page=2&cursor=x`)).toEqual({
    ...SECOND_PAGE,
    cursor: 'x',
  })
})

test('contract 4.15: only missing parameters are added, page is never overwritten', () => {
  expect(after(`${PATH}?page=3`)).toEqual({ ...SECOND_PAGE, page: '3' })
  expect(after(`${PATH}?page=2&order_by=imagem`)).toEqual({ ...SECOND_PAGE, order_by: 'imagem' })
})

test.each([
  ['another scheme', 'http://reports.example/api/avaliacoes/produto/rosalume?page=3'],
  ['an internal host name', 'http://10.0.0.7:8080/api/avaliacoes/produto/rosalume?page=3'],
  ['no host', '/api/avaliacoes/produto/rosalume?page=3'],
  ['a path prefix', 'https://reports.example/loja/api/avaliacoes/produto/rosalume?page=3'],
])('contract 4.15: a link with %s: its query is used, its host never', (_what, next) => {
  expect(after(next)).toEqual({ ...SECOND_PAGE, page: '3' })
})

test.each([
  ['another path', 'https://reports.example/api/nps?page=3'],
  ['another store', 'https://reports.example/api/avaliacoes/produto/outra?page=3'],
  ['a script', 'javascript:alert(1)//api/avaliacoes/produto/rosalume?page=3'],
  ['an invalid address', 'http://['],
  ['a malformed page', `${PATH}?page=x`],
  ['no page', `${PATH}?order_by=imagem`],
  ['the current page', `${PATH}?page=1`],
])('contract 4.15: a link with %s is ignored; the next page is requested by its number', (_what, next) => {
  expect(after(next)).toEqual(SECOND_PAGE)
})

test('contract 4.15: on the last page there is no next page, even with a link', () => {
  expect(after(`${PATH}?page=4`, 3)).toBeUndefined()
})

test('contract 4.15: without a link the next page is requested by its number', () => {
  expect(
    nextQuery({ reviews: [], total: 27, page: 2, lastPage: 3 }, { order: 'imagem' }, 'rosalume'),
  ).toEqual({
    page: '3',
    order_by: 'imagem',
  })
})
