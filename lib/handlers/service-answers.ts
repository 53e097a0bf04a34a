import 'server-only'
import { helpSubjects } from '../copy/help-subjects.ts'
import { loadSettings } from '../pages/loaders.ts'
import { helpLinks } from '../pages/search-help.ts'
import { serviceLinksFor } from '../shop/help-links.ts'
import { isSearchable } from '../shop/search.ts'

const HEADERS = { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' }

/** GET /api/ajuda?busca=&lang=: the pages that answer a search about service, as the results page shows them; none for any other text. */
export async function serviceAnswers(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('busca') ?? '').trim()
  const lang = searchParams.get('lang') === 'en' ? 'en' : 'pt'
  const links = isSearchable(text)
    ? serviceLinksFor(text, helpLinks(lang, await loadSettings(lang)), helpSubjects[lang], [])
    : []
  return Response.json({ links }, { headers: HEADERS })
}
