import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../routes/lang.ts'
import { isAboutService, type HelpLink } from '../shop/help-links.ts'

const TIMEOUT_MS = 5000

/** Query of GET /api/ajuda: the pages that answer a search about service, such as 'frete'. Disabled for a text with other words than those of `subjects`. */
export function serviceAnswersQuery(lang: Lang, text: string, subjects: readonly string[]) {
  return queryOptions({
    queryKey: ['service-answers', lang, text.toLowerCase()],
    queryFn: ({ signal }) =>
      answersFor(lang, text, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
    enabled: isAboutService(text, subjects),
    staleTime: Infinity,
    retry: false,
  })
}

async function answersFor(lang: Lang, busca: string, signal: AbortSignal): Promise<HelpLink[]> {
  const response = await fetch(`/api/ajuda?${new URLSearchParams({ busca, lang })}`, { signal })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { links } = (await response.json()) as { links: HelpLink[] }
  return links
}
