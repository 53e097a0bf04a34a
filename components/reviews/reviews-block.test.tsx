import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { queryClient } from '#lib/browser/cart-query.ts'
import { browserReports } from '#lib/browser/review-queries.ts'
import { getReviewPage, reviewQuery } from '#lib/client/reports/reviews.ts'
import type { Review, ReviewPage } from '#lib/shop/review.ts'
import { shopState } from '#lib/state/shop-state.ts'
import { routeFetchToStore, type StoreFetch } from '#lib/testing/store-fetch.ts'
import { LanguageNote } from './language-note.tsx'
import { ReviewTerms } from './review-terms.tsx'
import { AllReviews } from './all-reviews.tsx'
import { readVisitorState } from './visitor-state.ts'
import { ReviewsBlock } from './reviews-block.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { StarRating } from './star-rating.tsx'

let first: ReviewPage
let store: StoreFetch
let scrollNear = () => {}

beforeEach(async () => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      scrollNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  Element.prototype.scrollTo = () => {}
  queryClient().clear()
  store = await routeFetchToStore()
  first = await getReviewPage(
    browserReports('pt'),
    'rosalume',
    reviewQuery({ topic: 'whey protein', order: 'imagem' }, 1),
  )
  store.calls.length = 0
})

const block = (props: Partial<Parameters<typeof ReviewsBlock>[0]> = {}) => (
  <ReviewsBlock
    lang="pt"
    storeCode="rosalume"
    brandSlug="rosalume"
    brandName="Rosalume"
    topic="whey protein"
    order="imagem"
    from={1}
    first={first}
    count={first.total}
    average={4.4}
    allReviewsPath="/avaliacoes-produtos-rosalume"
    product={{ id: 476, name: 'Whey', sku: 'RL-476', path: '/whey' }}
    {...props}
  />
)

const cards = () => within(screen.getByRole('list', { name: /Lista de|List of/ })).getAllByRole('listitem')
const waitForInteractiveReviews = () => screen.findByRole('button', { name: 'Avaliar' })
async function loadInteractiveReviews() {
  act(scrollNear)
  await waitForInteractiveReviews()
}

test('T21 R67 the HTML has one full page of reviews, and every control is a link or a form', () => {
  document.body.innerHTML = renderToString(block())
  expect(cards()).toHaveLength(10)
  expect(screen.getByRole('link', { name: 'Carregar mais' })).toHaveAttribute(
    'href',
    '/avaliacoes-produtos-rosalume?assunto=whey-protein&pagina=2#avaliacoes',
  )
  expect(screen.getByRole('link', { name: 'Avaliar' })).toHaveAttribute(
    'href',
    '/avaliacoes-produtos-rosalume?assunto=whey-protein#avaliar',
  )
  const order = screen.getByRole('combobox', { name: 'Ordenar por' })
  expect(order.closest('form')).toHaveAttribute('action', '/avaliacoes-produtos-rosalume#avaliacoes')
  expect(
    within(order)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Maior nota', 'Menor nota', 'Mais antigos', 'Mais recentes', 'Com imagem'])
  document.body.innerHTML = ''
})

test('spec section 3: count and average are set in the shop state', () => {
  render(block({ count: 237_027, average: 4.4737 }))
  expect([shopState().reviewCount, shopState().reviewAverage]).toEqual([237_027, 4.4737])
})

test('R67 on the page of all reviews the numbered links stay when the list becomes interactive', async () => {
  render(
    <AllReviews
      lang="pt"
      storeCode="rosalume"
      brandSlug="rosalume"
      brandName="Rosalume"
      siteUrl="http://localhost"
      topics={{ products: [], services: [] }}
      allReviewsPath="/avaliacoes-produtos-rosalume"
      params={{ topic: 'whey-protein', order: 'imagem', page: 1 }}
      topic="whey protein"
      first={first}
      average={4.4}
      count={first.total}
    />,
  )
  const links = () =>
    screen.getAllByRole('link', { name: /^Página/ }).map((link) => link.getAttribute('href'))
  const expected = ['/avaliacoes-produtos-rosalume?assunto=whey-protein&pagina=2#avaliacoes']
  expect(links()).toEqual(expected)
  act(scrollNear)
  await screen.findByRole('button', { name: 'Carregar mais' })
  expect(links()).toEqual(expected)
})

test('T12 contract 4.15: a link to the next page that asks for no more than its number does is left out', async () => {
  expect([first.lastPage, first.next]).toEqual([2, undefined])
})

test('the interactive reviews start with the first page of the HTML and send no request', async () => {
  render(block())
  await loadInteractiveReviews()
  expect(cards()).toHaveLength(10)
  expect(store.calls).toEqual([])
})

test('a focused card keeps the focus when the interactive reviews replace the HTML', async () => {
  render(block())
  const third = () => within(cards()[2]!).getByRole('link')
  act(() => third().focus())
  await waitForInteractiveReviews()
  expect(third()).toHaveFocus()
  expect(third()).toHaveAttribute('aria-haspopup', 'dialog')
})

test('an open order select is not replaced until the visitor selects an order, and that order applies', async () => {
  render(block())
  const order = screen.getByRole('combobox', { name: 'Ordenar por' })
  act(() => order.focus())
  await act(() => import('./interactive-reviews.tsx'))
  expect(screen.queryByRole('button', { name: 'Avaliar' })).toBeNull()
  fireEvent.change(order, { target: { value: 'nota_asc' } })
  await waitForInteractiveReviews()
  await waitFor(() =>
    expect(store.calls.map(({ path }) => path)).toEqual([expect.stringContaining('nota_asc')]),
  )
  expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveDisplayValue('Menor nota')
})

test('leaving the order select without a change keeps the order', async () => {
  document.body.innerHTML = renderToString(block())
  const order = screen.getByRole('combobox', { name: 'Ordenar por' })
  order.focus()
  const state = readVisitorState(document.body, 'pt')
  order.blur()
  expect(await state).toMatchObject({ order: undefined, focus: undefined })
  document.body.innerHTML = ''
})

test('P13 selecting "Mais recentes" fetches created_at_desc from the first page', async () => {
  render(block())
  await loadInteractiveReviews()
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  await waitFor(() => expect(cards().length).toBeGreaterThan(10))
  const order = screen.getByRole('combobox', { name: 'Ordenar por' })
  expect(order).toHaveDisplayValue('Mais recentes')
  fireEvent.change(order, { target: { value: 'created_at_desc' } })
  await waitFor(() => expect(cards()).toHaveLength(10))
  const days = cards().map((card) => card.querySelector('time')!.dateTime)
  expect(days).toEqual(days.toSorted().reverse())
  expect(store.calls.at(-1)!.path).toContain('page=1&')
})

test('P25 without reviews in the HTML the browser fetches them; a failure shows a message with a retry button', async () => {
  store.intercept = async () => new Response('', { status: 500 })
  render(block({ first: undefined, lang: 'en' }))
  act(scrollNear)
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  expect(screen.getByText('The reviews could not be loaded right now.')).toBeVisible()
  store.intercept = undefined
  await userEvent.click(retry)
  await waitFor(() => expect(cards()).toHaveLength(10))
})

test('spec section 8: without reviews the block shows the exact sentence of the spec and a button to write the first', async () => {
  const none = { reviews: [], total: 0, page: 1, lastPage: 1 }
  render(block({ first: none, count: 0, average: 0 }))
  expect(screen.getByText('Nenhuma avaliação encontrada.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Seja a primeira pessoa a avaliar' })).toBeVisible()
  act(scrollNear)
  expect(await screen.findByRole('button', { name: 'Seja a primeira pessoa a avaliar' })).toBeVisible()
  expect(screen.getByText('Nenhuma avaliação encontrada.')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('spec section 2: with ten reviews or fewer there is no load button', () => {
  render(block({ first: { ...first, total: 10, lastPage: 1 } }))
  expect(screen.queryByText(/Carregar mais|Não há mais/)).toBeNull()
})

test('the page of all reviews shows whole cards; on a product the first page is a scroll area', () => {
  const { rerender } = render(block())
  expect(screen.getByRole('list', { name: 'Lista de avaliações' })).toHaveClass('collapsed')
  rerender(block({ product: undefined }))
  expect(screen.getByRole('list', { name: 'Lista de avaliações' })).not.toHaveClass('collapsed')
})

test('name and comment are escaped and have the lang of their text', () => {
  const hostile = {
    ...first.reviews[0]!,
    id: 1,
    name: '<b>Ana</b>',
    comment: 'Muito bom, chegou rápido.\n<img src=x>',
  }
  const english = { ...hostile, id: 2, name: 'Jo', comment: 'Great taste, and it arrived fast.' }
  render(block({ lang: 'en', first: { ...first, reviews: [hostile, english] } }))
  const [one, other] = cards()
  expect(within(one!).getByRole('heading', { name: '<b>Ana</b>' })).toBeVisible()
  const comment = one!.querySelector('p')!
  expect([comment.textContent, comment.lang, comment.dir]).toEqual([hostile.comment, 'pt-BR', 'auto'])
  expect(other!.querySelector('p')).not.toHaveAttribute('lang')
})

const bar = (name: RegExp) => screen.getByRole('button', { name })

test('decision 0078: without scripts the bars are text with the counts of the API, in the order of the stars', () => {
  document.body.innerHTML = renderToString(block())
  const bars = within(screen.getByRole('list', { name: `Notas de ${first.total} avaliações` }))
  const { stars } = first.ratings!
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[5, 4, 3, 2, 1].map((each) => `${each} estrela${each > 1 ? 's' : ''}${stars[each - 1]}`),
  ])
  expect(bars.queryByRole('button')).toBeNull()
  document.body.innerHTML = ''
})

test.each([
  ['pt', 'Meias estrelas arredondadas para cima.'],
  ['en', 'Half stars are rounded up.'],
] as const)('P11 %s: a line explains why the bars give another average than the stars', (lang, text) => {
  const ratings = { ...first.ratings!, stars: [0, 0, 0, 1, 1], average: 4.5 }
  const { rerender } = render(block({ lang, first: { ...first, ratings } }))
  expect(screen.queryByText(text)).toBeNull()
  rerender(block({ lang, first: { ...first, ratings: { ...ratings, average: 4.25 } } }))
  expect(screen.getByText(text)).toBeVisible()
})

test('P11 P31 with an enlarged count the bars show percentages, and no number that contradicts it', () => {
  render(block({ count: first.total + 237_000 }))
  const bars = screen.getByRole('list', { name: 'Notas, em porcentagem das avaliações da lista' })
  expect(within(bars).getAllByText(/^\d+%$/)).toHaveLength(5)
})

test('P11 the page of all reviews states how many reviews an enlarged list has, and each card leads to its product', async () => {
  const all = await getReviewPage(browserReports('pt'), 'rosalume', reviewQuery({ order: 'imagem' }, 1))
  const props = {
    lang: 'pt' as const,
    storeCode: 'rosalume',
    brandSlug: 'rosalume',
    brandName: 'Rosalume',
    topics: { products: [], services: [] },
    params: { topic: '', order: 'imagem' as const, page: 1 },
    allReviewsPath: '/avaliacoes-produtos-rosalume',
    siteUrl: 'http://localhost',
    average: 4.4,
  }
  const { rerender } = render(<AllReviews {...props} first={all} count={all.total + 711_000} />)
  expect(screen.getByText(`${all.total} delas têm comentário e aparecem abaixo.`)).toBeVisible()
  const named = all.reviews.filter(({ product }) => product)
  expect(named.length).toBeGreaterThan(3)
  act(scrollNear)
  await waitFor(() => expect(cards()[0]!.querySelector('[aria-haspopup=dialog]')).not.toBeNull())
  expect(
    cards().flatMap(
      (card) => within(card).queryByText('Produto:')?.querySelector('a')?.getAttribute('href') ?? [],
    ),
  ).toEqual(named.map(({ product }) => product!.path))
  rerender(<AllReviews {...props} first={all} count={all.total} />)
  expect(screen.queryByText(/nesta lista/)).toBeNull()
})

test('decision 0078: a reports API without counts gets neither bars nor filters', async () => {
  const plain = { ...first }
  delete plain.ratings
  render(block({ first: plain }))
  await loadInteractiveReviews()
  expect(screen.queryByRole('list', { name: /Notas/ })).toBeNull()
  expect(screen.queryByText(/Com foto/)).toBeNull()
})

test('decision 0078: the reviews with a photo are a filter with its count, apart from the bars; with none there is no filter', async () => {
  const withPhotos = (withPhoto: number) =>
    block({ first: { ...first, ratings: { ...first.ratings!, withPhoto } } })
  document.body.innerHTML = renderToString(withPhotos(1234))
  const text = screen.getByText('Com foto (1.234)')
  expect([text.closest('ul'), screen.queryByRole('button', { name: /Com foto/ })]).toEqual([null, null])
  document.body.innerHTML = renderToString(withPhotos(0))
  expect(screen.queryByText(/Com foto/)).toBeNull()
  document.body.innerHTML = ''
  render(withPhotos(0))
  await loadInteractiveReviews()
  expect(screen.queryByText(/Com foto/)).toBeNull()
})

test('decision 0078: a bar filters the list, keeps the order, and a second press shows all again', async () => {
  render(block())
  await loadInteractiveReviews()
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar por' }), { target: { value: 'nota_asc' } })
  await userEvent.click(bar(/^5 estrelas/))
  const count = first.ratings!.stars[4]!
  await screen.findByText(`Mostrando ${count} avaliações: 5 estrelas`, { selector: 'p:not([role])' })
  expect(store.calls.at(-1)!.path).toMatch(/filter_nota=5.*order_by=nota_asc/)
  expect(bar(/^5 estrelas/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('list', { name: `Notas de ${first.total} avaliações` })).toBeVisible()
  await userEvent.click(bar(/^5 estrelas/))
  await screen.findByText('Mostrando todas as avaliações')
  expect(bar(/^5 estrelas/)).toHaveAttribute('aria-pressed', 'false')
  expect(bar(/^5 estrelas/)).toHaveFocus()
})

test('a product that nobody can review says so beside its name and in its section, which leads to all reviews', () => {
  const topics = { products: [['serum', 'Sérum Facial']], services: [] } as const
  const { rerender } = render(<StarRating lang="pt" reviews={undefined} count={0} topics={topics} />)
  expect(screen.getByText('Ainda sem avaliações')).toBeVisible()
  rerender(<StarRating lang="pt" reviews={undefined} count={0} topics={{ products: [], services: [] }} />)
  expect(screen.queryByText('Ainda sem avaliações')).toBeNull()
  rerender(<ReviewsSection lang="pt" allReviewsPath="/avaliacoes-produtos-rosalume" />)
  expect(screen.getByText(/Este produto ainda não tem avaliações/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver a página de avaliações' })).toBeVisible()
})

test('the link to all reviews, which leads away, comes after the reviews of the product', () => {
  render(
    <ReviewsSection lang="en" allReviewsPath="/en/avaliacoes-produtos-rosalume">
      <p>Here they are</p>
    </ReviewsSection>,
  )
  const link = screen.getByRole('link', { name: 'See all reviews' })
  expect(screen.getByText('Here they are').compareDocumentPosition(link)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

const withTerms = () => ({
  ...first,
  ratings: {
    ...first.ratings!,
    terms: [
      ['sabor', 'Sabor', 1234],
      ['entrega', 'Entrega', 3],
    ] as [string, string, number][],
  },
})

test('decision 0078: the terms of the reviews are toggle buttons with their counts, which filter the list', async () => {
  const onFilter = jest.fn()
  render(
    <ReviewTerms lang="pt" ratings={withTerms().ratings} filter={{ term: 'entrega' }} onFilter={onFilter} />,
  )
  const list = screen.getByRole('list', { name: 'Do que falam as avaliações' })
  const buttons = within(list).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Sabor (1.234)', 'Entrega (3)'])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  await userEvent.click(buttons[0]!)
  await userEvent.click(buttons[1]!)
  expect(onFilter.mock.calls).toEqual([[{ term: 'sabor' }], [{ term: undefined }]])
})

test('terms do not appear by themselves, because they would move what is below', async () => {
  render(block({ first: withTerms() }))
  await loadInteractiveReviews()
  expect(screen.queryByRole('list', { name: 'Do que falam as avaliações' })).toBeNull()
})

test('without terms from the reports API there is no list of terms', async () => {
  render(block())
  await loadInteractiveReviews()
  expect(screen.queryByRole('list', { name: 'Do que falam as avaliações' })).toBeNull()
})

test('the dialog of a translated review shows the original in its own language', async () => {
  const english = await getReviewPage(
    browserReports('en'),
    'rosalume',
    reviewQuery({ topic: 'whey protein', order: 'imagem' }, 1),
  )
  const [review] = english.reviews as [Review]
  render(block({ lang: 'en', first: { ...english, reviews: [{ ...review, bought: '3 jars, Lemon' }] } }))
  const expectTranslated = () => {
    expect(within(cards()[0]!).getByText(review.comment)).not.toHaveAttribute('lang')
    expect(within(cards()[0]!).getByText('Option: 3 jars, Lemon')).toBeVisible()
  }
  expectTranslated()
  act(scrollNear)
  await waitFor(() => expect(cards()[0]!.querySelector('[aria-haspopup=dialog]')).not.toBeNull())
  expectTranslated()
  await userEvent.click(within(cards()[0]!).getByRole('link'))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(review.original!)).toHaveAttribute('lang', 'pt-BR')
})

test.each([
  ['pt', /Português|Portuguese/, false],
  ['en', 'Written in Portuguese by customers in Brazil and translated into English.', true],
] as const)(
  '%s: an English page says once that its reviews are translated, and links to the originals',
  async (lang, note, isThere) => {
    const page = await getReviewPage(browserReports(lang), 'rosalume', reviewQuery({ order: 'imagem' }, 1))
    const { container } = render(<LanguageNote lang={lang} first={page} originals="/whey#avaliacoes" />)
    expect(screen.queryByText(note) !== null).toBe(isThere)
    expect(container.querySelector('a')?.getAttribute('href')).toBe(isThere ? '/whey#avaliacoes' : undefined)
    if (!isThere) return
    document.body.innerHTML = renderToString(
      <LanguageNote
        lang={lang}
        first={{ ...page, reviews: page.reviews.map((each) => ({ ...each, original: undefined as never })) }}
        originals="/"
      />,
    )
    expect(document.body).toHaveTextContent(
      /^Customers in Brazil write most of these reviews in Portuguese\.$/,
    )
    const fresh = { ...page.reviews[0]!, comment: 'Gostei muito do cheiro, e a pele ficou macia.' }
    document.body.innerHTML = renderToString(
      <LanguageNote
        lang={lang}
        first={{ ...page, reviews: [{ ...fresh, original: undefined as never }, ...page.reviews] }}
        originals="/"
      />,
    )
    expect(document.body).toHaveTextContent(
      /The newest are not translated into English yet\. See the originals$/,
    )
  },
)

test.each([
  ['pt', 'Ordenar por', 'Nenhuma destas avaliações tem foto ainda.'],
  ['en', 'Order by', 'None of these reviews has a photo yet.'],
] as const)(
  'spec section 2 %s: the order by image says when no review has a photo',
  async (lang, label, text) => {
    render(block({ lang }))
    act(scrollNear)
    await screen.findByRole('button', { name: lang === 'pt' ? 'Avaliar' : 'Write a review' })
    const orderBy = (value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
    expect(screen.queryByText(text)).toBeNull()
    orderBy('imagem')
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status')
    expect(cards()).toHaveLength(10)
    orderBy('nota_asc')
    await waitFor(() => expect(screen.queryByText(text)).toBeNull())
  },
)

test('decision 0078: the page scrolls to the first review of a filter, or to the line that says that there is none', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(block({ first: { ...first, ratings: { ...first.ratings!, withPhoto: 1 } } }))
  await loadInteractiveReviews()
  await userEvent.click(bar(/^Com foto/))
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
  expect(scrolled.mock.contexts[0]).toHaveTextContent('Nenhuma avaliação com este filtro.')
  await userEvent.click(screen.getByRole('button', { name: 'Remover o filtro' }))
  await waitFor(() => expect(cards()).toHaveLength(10))
  await userEvent.click(bar(/^5 estrelas/))
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2))
  expect(scrolled.mock.contexts[1]).toBe(cards()[0])
  // As little as shows it, and as the page's styles say: at once for visitors who want less motion.
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  scrolled.mockRestore()
})

test('decision 0078: a filter without reviews says so, and one press removes it', async () => {
  render(block({ first: { ...first, ratings: { ...first.ratings!, withPhoto: 1 } } }))
  await loadInteractiveReviews()
  await userEvent.click(bar(/^Com foto/))
  await screen.findByText('Nenhuma avaliação com este filtro.', { selector: 'p:not([role])' })
  expect(screen.queryByText('Nenhuma avaliação encontrada.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Avaliar' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remover o filtro' }))
  await waitFor(() => expect(cards()).toHaveLength(10))
  expect(screen.queryByRole('button', { name: 'Remover o filtro' })).toBeNull()
})

test("the shop's answer is below its review, escaped, with its day, also in the dialog", async () => {
  const answer = { text: 'Obrigada!\n<img src=x>', createdAt: '2026-05-03T15:00:00.000000Z' }
  render(block({ first: { ...first, reviews: [{ ...first.reviews[0]!, answer }, first.reviews[1]!] } }))
  const expectAnswerIn = (element: HTMLElement) => {
    expect(within(element).getByText('Resposta da Rosalume')).toBeVisible()
    expect(element.querySelector('[data-part=answer] p + p')!.textContent).toBe(answer.text)
    expect(within(element).getByText('3 de mai. de 2026')).toBeVisible()
  }
  expectAnswerIn(cards()[0]!)
  expect(within(cards()[1]!).queryByText(/Resposta/)).toBeNull()
  await loadInteractiveReviews()
  expectAnswerIn(cards()[0]!)
  await userEvent.click(within(cards()[0]!).getByRole('link'))
  expectAnswerIn(await screen.findByRole('dialog'))
})
