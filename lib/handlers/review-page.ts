import 'server-only'
import { MAX_EMAIL, MAX_NAME } from '../contract/person.ts'
import { MAX_COMMENT, PHOTO_TYPES, REVIEW_TOPICS } from '../contract/reviews.ts'
import { reviewFormCopy } from '../copy/review-form.ts'
import { reviewRefusedCopy } from '../copy/review-refused.ts'
import { reviewTopicCopy } from '../copy/review-topics.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath, paths } from '../routes/paths.ts'
import { html, type Html } from '../shop/html.ts'
import { plainPage } from '../shop/plain-page.ts'
import { HALF_STARS } from '../shop/review-draft.ts'
import { host } from '../host/host.ts'

/** What was sent as a review, and why it was not kept. */
export interface RefusedReview {
  lang: Lang
  fields: Record<string, string>
  /** A sentence by field, '' for one that has none of its own; none at all when it could not be sent. */
  problems: Record<string, string>
  /** In place of the sentence that it could not be sent. */
  message?: string
  hadPhoto: boolean
}

const SEEN = ['produto_categoria', 'nota', 'nome', 'email', 'comentario', 'file'] as const
type Seen = (typeof SEEN)[number]

const UNSEEN = ['produto_id', 'produto_nome', 'produto_sku', 'produto_url', 'url_origem_avaliacao', 'site']

const idOf = (field: string) => `avaliacao-${field}`
const errorIdOf = (field: string) => `${idOf(field)}-erro`

/** The form of a review once more, with everything that was typed, for a browser without JavaScript. */
export function reviewPage(review: RefusedReview): string {
  const { lang, fields } = review
  const copy = reviewFormCopy[lang]
  const { env } = host()
  return plainPage({
    lang,
    heading: reviewRefusedCopy[lang].title,
    brand: env.brandName,
    home: localePath(lang, paths.home()),
    content: html`${note(review)}
      <form method="post" action="/api/avaliacao" enctype="multipart/form-data">
        ${UNSEEN.map((name) => hidden(name, fields[name] ?? ''))} ${hidden('lang', lang)}
        ${SEEN.map((field) => row(field, review))}
        <button>${copy.send}</button>
      </form>
      <p>
        <a href="${localePath(lang, pagePaths.reviews(env.brandSlug))}">${reviewRefusedCopy[lang].back}</a>
      </p>`,
  })
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`

function note({ lang, problems, message }: RefusedReview): Html {
  const copy = reviewRefusedCopy[lang]
  const seen = SEEN.filter((field) => field in problems)
  if (Object.keys(problems).length === 0)
    return html`<div class="note" role="alert"><p>${message ?? copy.failed}</p></div>`
  if (seen.length === 0) return html`<div class="note" role="alert"><p>${copy.other}</p></div>`
  return html`<div class="note" role="alert">
    <p>${copy.check}</p>
    <ul>
      ${seen.map((field) => html`<li><a href="#${idOf(field)}">${problemText(field, lang, problems)}</a></li>`)}
    </ul>
  </div>`
}

function problemText(field: Seen, lang: Lang, problems: Record<string, string>): string {
  const { issues, photoTooLarge } = reviewFormCopy[lang]
  return problems[field] || (field === 'file' ? photoTooLarge : issues[field])
}

function row(field: Seen, { lang, fields, problems, hadPhoto }: RefusedReview): Html {
  const copy = reviewFormCopy[lang]
  const isWrong = field in problems
  const hint = field === 'file' && hadPhoto ? reviewRefusedCopy[lang].photoAgain : hints(lang)[field]
  const described = [isWrong && errorIdOf(field), hint && `${idOf(field)}-dica`].filter(Boolean).join(' ')
  const attributes = html`id="${idOf(field)}" name="${field}" ${isWrong && html` aria-invalid="true"`}
  ${described && html` aria-describedby="${described}"`} ${field !== 'file' && html` required`}`
  return html`<div>
    <label for="${idOf(field)}">${copy[LABELS[field]]}</label>
    ${control(field, lang, fields[field] ?? '', attributes)}
    ${hint && html`<p class="hint" id="${idOf(field)}-dica">${hint}</p>`}
    ${isWrong && html`<p class="error" id="${errorIdOf(field)}">${problemText(field, lang, problems)}</p>`}
  </div>`
}

const LABELS = {
  produto_categoria: 'topic',
  nota: 'rating',
  nome: 'name',
  email: 'email',
  comentario: 'comment',
  file: 'photo',
} as const

function hints(lang: Lang): Partial<Record<Seen, string>> {
  const { emailHint, limit, nameHint, photoHint } = reviewFormCopy[lang]
  return { nome: nameHint, email: emailHint, comentario: limit(MAX_COMMENT), file: photoHint }
}

function control(field: Seen, lang: Lang, value: string, attributes: Html): Html {
  switch (field) {
    case 'produto_categoria':
      return select(attributes, value, [
        ['', reviewFormCopy[lang].chooseTopic],
        ...REVIEW_TOPICS.map((topic) => [topic, reviewTopicCopy[lang][topic]] as const),
      ])
    case 'nota':
      return select(attributes, value.replace(',', '.'), [
        ['', reviewRefusedCopy[lang].chooseRating],
        ...HALF_STARS.map((stars) => [stars, starsText(stars, lang)] as const),
      ])
    case 'comentario':
      return html`<textarea ${attributes} rows="6">${value}</textarea>`
    case 'file':
      return html`<input ${attributes} type="file" accept="${PHOTO_TYPES.join(', ')}" />`
    case 'nome':
      return html`<input ${attributes} autocomplete="name" maxlength="${MAX_NAME}" value="${value}" />`
    case 'email':
      return html`<input
        ${attributes}
        type="email"
        autocomplete="email"
        maxlength="${MAX_EMAIL}"
        value="${value}"
      />`
  }
}

function select(
  attributes: Html,
  chosen: string,
  options: (readonly [value: string, label: string])[],
): Html {
  return html`<select ${attributes}>
    ${options.map(
      ([value, label]) =>
        html`<option value="${value}" ${value === chosen && html` selected`}>${label}</option>`,
    )}
  </select>`
}

function starsText(stars: string, lang: Lang): string {
  return reviewFormCopy[lang].stars(lang === 'pt' ? stars.replace('.', ',') : stars)
}
