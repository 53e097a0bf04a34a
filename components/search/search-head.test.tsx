import { render, screen, waitFor } from '@testing-library/react'
import { searchTexts } from '#lib/content/search-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { SearchState } from '#lib/shop/search.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { recentSearches } from './recent-searches.ts'
import { SearchHead } from './search-head.tsx'

const show = (state: SearchState, text: string, instead?: string, lang: Lang = 'pt') =>
  render(
    <SearchHead
      lang={lang}
      text={text}
      state={state}
      words={searchTexts(DEMO_BRAND, lang)}
      instead={instead}
      conversion={undefined}
    />,
  )

beforeEach(() => {
  localStorage.setItem('buscas', JSON.stringify(['whey', 'xyzxyz']))
})

test.each(['no-results', 'long'] as const)(
  'a search without results is not kept among the recent ones (%s)',
  async (state) => {
    show(state, 'xyzxyz')
    await waitFor(() => expect(recentSearches()).toEqual(['whey']))
  },
)

test('a search with results stays among the recent ones', () => {
  show('found', 'whey')
  expect(recentSearches()).toEqual(['whey', 'xyzxyz'])
})

test.each([
  ['pt', 'colajeno', 'colágeno', 'Resultados para “colágeno”', 'Você buscou: “colajeno”.'],
  ['en', 'colagen', 'collagen', 'Results for “collagen”', 'You searched for “colagen”.'],
] as const)(
  'a corrected word: the heading names what was found (%s)',
  (lang, text, instead, heading, note) => {
    show('found', text, instead, lang)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    expect(screen.getByText(note)).toBeVisible()
  },
)

test.each([
  ['pt', 'Respostas sobre “vegan”'],
  ['en', 'Answers about “vegan”'],
] as const)('pages that answer are a result: the heading says so (%s)', (lang, heading) => {
  show('answered', 'vegan', undefined, lang)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})
