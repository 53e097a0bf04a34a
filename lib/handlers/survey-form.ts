import 'server-only'
import { surveyCopy } from '../copy/survey.ts'
import type { Lang } from '../routes/lang.ts'
import { pagePaths } from '../routes/page-paths.ts'
import { localePath, paths } from '../routes/paths.ts'
import { html } from '../shop/html.ts'
import { plainPage, PLAIN_PAGE_HEADERS } from '../shop/plain-page.ts'
import { forward, readTextBody, type ProxyRejection } from './api-proxy.ts'
import { seeOther } from './form.ts'
import { host } from '../host/host.ts'

const FIELDS = ['nota', 'email', 'nome', 'site', 'campanha', 'lang']

/**
 * A score that a browser sent as a plain form: it ends on the thanks, on the API's page about what is wrong, or on one that
 * keeps the score and can send it again; always in this shop (contract 4.18, L26).
 */
export async function surveyFromForm(
  request: Request,
  isAllowed: (request: Request) => boolean,
  refuse: (status: ProxyRejection) => Response,
): Promise<Response> {
  const text = await readTextBody(request)
  if (text === undefined) return refuse(413)
  const form = new URLSearchParams(text)
  const lang = form.get('lang') === 'en' ? 'en' : 'pt'
  const { method, url, headers } = request
  const call = new Request(url, { method, headers, body: text })
  const forwarded = await forward(call, { to: host().reports, isAllowed })
  if (forwarded === 403 || forwarded === 413) return refuse(forwarded)
  const answer = forwarded === 503 ? undefined : forwarded.answer
  if (answer && answer.status < 400) return seeOther(lang, `${pagePaths.survey()}?obrigado=1`)
  const isExplained = answer?.status === 422 && /^text\/html/i.test(answer.headers.get('content-type') ?? '')
  if (isExplained) return new Response(answer.body, { status: 422, headers: PLAIN_PAGE_HEADERS })
  return new Response(notKeptPage(form, lang), {
    status: 503,
    headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '30' },
  })
}

function notKeptPage(form: URLSearchParams, lang: Lang): string {
  const copy = surveyCopy[lang]
  return plainPage({
    lang,
    heading: copy.notKept,
    brand: host().env.brandName,
    home: localePath(lang, paths.home()),
    content: html`<p>${copy.notKeptText}</p>
      <form method="post" action="/api/nps">
        ${FIELDS.map((name) => html`<input type="hidden" name="${name}" value="${form.get(name) ?? ''}" />`)}
        <button>${copy.sendAgain(form.get('nota') ?? '')}</button>
      </form>
      <p><a href="${localePath(lang, pagePaths.survey())}">${copy.back}</a></p>`,
  })
}
