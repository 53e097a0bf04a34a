import type { Lang } from '#lib/routes/lang.ts'
import { SURVEY_PAGE } from './texts.ts'

/** The headers of the page: no resources or scripts, no caching and no framing. */
export const SURVEY_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
} as const

/** Path of the survey in a language (spec section 2). */
export function surveyPath(language: Lang): string {
  return `${language === 'en' ? '/en' : ''}/avaliacao-empresa`
}

/**
 * Returns the page with the errors of a rejected plain form and a link back, for browsers that post to the API itself
 * (contract 4.18); the shop has its own page (docs/decisions/0034). It contains fixed sentences only, no user input.
 */
export function surveyRejectionPage(
  reasons: string[],
  { language, siteUrl }: { language: Lang; siteUrl: string },
): string {
  const { heading, reason, remedy, back } = SURVEY_PAGE[language]
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : 'pt-BR'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${heading}</title></head>
<body><main>
<h1>${heading}</h1>
<p>${reason}</p>
<ul>${reasons.map((text) => `<li>${text}</li>`).join('')}</ul>
<p>${remedy}</p>
<p><a href="${siteUrl + surveyPath(language)}">${back}</a></p>
</main></body>
</html>`
}
