import { selectsContent } from '../routes/page-query.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { normalizedPath } from '../routes/normalized-path.ts'
import { barePath } from '../routes/paths.ts'

/**
 * The address to redirect to after an ad click: with the parameters that choose content and none of advertising; the survey
 * keeps its own parameters (P8).
 */
export function cleanAddress(pathname: string, search: string): string {
  const path = normalizedPath(pathname)
  const isKept = barePath(path) === pagePaths.survey() ? isSurveyParam : selectsContent
  const parts = search.slice(1).split('&').filter(Boolean)
  const rest = parts.filter((part) => [...new URLSearchParams(part).keys()].some(isKept))
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path
}

function isSurveyParam(name: string): boolean {
  return name === 'email' || name === 'campanha' || name === 'nome'
}
