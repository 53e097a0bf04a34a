import { html } from '#lib/shop/html.ts'
import { plainPage } from '#lib/shop/plain-page.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { SURVEY_PAGE } from './texts.ts'

/** Path of the survey in a language (spec section 2). */
export function surveyPath(language: Lang): string {
  return `${language === 'en' ? '/en' : ''}/avaliacao-empresa`
}

/** The page that explains why a plain form was refused, with the way back (contract 4.18). */
export function surveyRefusalPage(
  reasons: string[],
  { language, siteUrl, brand }: { language: Lang; siteUrl: string; brand: string },
): string {
  const { heading, reason, what, back } = SURVEY_PAGE[language]
  return plainPage({
    lang: language,
    heading,
    brand,
    home: `${siteUrl}/${language === 'en' ? 'en' : ''}`,
    content: html`<div class="note">
        <p>${reason}</p>
        <ul>
          ${reasons.map((text) => html`<li>${text}</li>`)}
        </ul>
      </div>
      <p>${what}</p>
      <p><a href="${siteUrl + surveyPath(language)}">${back}</a></p>`,
  })
}
