import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listingSchema } from '../contract/listing.ts'
import type { Lang } from '../routes/lang.ts'
import { isSearchable, SEARCH_LENGTH } from '../shop/search.ts'
import { toSuggestion, type Suggestion } from '../client/store/suggestion.ts'
import { createApiClient, type ApiClient } from '../client/api-client.ts'

const TIMEOUT_MS = 5000
const MAX_SUGGESTIONS = 6

/** Query of GET url/product/listing/search: the first products for a text. Never stale while cached; aborted when the text changes. */
export function suggestionsQuery(lang: Lang, text: string) {
  return queryOptions({
    queryKey: ['suggestions', lang, text.toLowerCase()],
    queryFn: ({ signal }) => suggestions(abortableStore(signal, lang), text),
    enabled: isSuggestible(text),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  })
}

/** Whether a text has a length for which the search field shows suggestions. */
export function isSuggestible(text: string): boolean {
  return text.length >= SEARCH_LENGTH.min && isSearchable(text)
}

/** The suggested products. */
interface Suggestions {
  products: Suggestion[]
  /** What the store searched instead of the text, because nothing has all its words; '' when it does not say so. */
  searchedInstead: string
}

async function suggestions(store: ApiClient, text: string): Promise<Suggestions> {
  const query = { busca: text, limit: MAX_SUGGESTIONS }
  const { conteudo } = await store.call('get', 'url/product/listing/search', listingSchema, { query })
  return {
    products: conteudo.produtos.map((card) => toSuggestion(card, text)),
    searchedInstead: conteudo.busca?.textoUsado ?? '',
  }
}

// A store client whose calls abort with the query's signal.
function abortableStore(signal: AbortSignal, lang: Lang): ApiClient {
  return createApiClient({
    base: new URL('/v2/front', location.origin).href,
    lang,
    timeoutMs: TIMEOUT_MS,
    fetch: (input, init) => fetch(input, { ...init, signal }),
  })
}
