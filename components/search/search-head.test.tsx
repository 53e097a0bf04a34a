import { render, waitFor } from '@testing-library/react'
import { searchTexts } from '#lib/content/search-texts.ts'
import type { SearchState } from '#lib/shop/search.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { recentSearches } from './recent-searches.ts'
import { SearchHead } from './search-head.tsx'

const show = (state: SearchState, text: string) =>
  render(
    <SearchHead
      lang="pt"
      text={text}
      state={state}
      words={searchTexts(DEMO_BRAND, 'pt')}
      instead={undefined}
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
