import { pagePaths } from '../routes/page-paths.ts'
import { barePath } from '../routes/paths.ts'

const PERSONAL_NAME =
  /^(?:e-?mail|mail|nome|name|sobrenome|usuario|user|tel|telefone|phone|celular|cpf|cnpj|cep|endereco|address|senha|password|token|chave)$/i
// Advertisers' parameters are exempt: a campaign id can be as long as a telephone number.
const CAMPAIGN_NAME = /^(?:utm_|gad_|hsa_|fbclid$|gbraid$|wbraid$|gclid$|srsltid$)/i
const TELEPHONE_OR_CPF = /(?:\d[\s().+-]*){10,}/

function isPersonal(name: string, value: string): boolean {
  if (PERSONAL_NAME.test(name) || /@|%40/i.test(value)) return true
  return !CAMPAIGN_NAME.test(name) && TELEPHONE_OR_CPF.test(value)
}

/**
 * Removes personal data from a URL that is sent to third parties: the survey's whole query, and on other pages every parameter
 * that may identify a person. A path with an e-mail address becomes `/` (R85). '' when `href` is not an http(s) URL.
 */
export function redactedUrl(href: string): string {
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  if (/@|%40/i.test(url.pathname)) return `${url.origin}/`
  const isSurvey = barePath(url.pathname.replace(/(?<=.)\/+$/, '')) === pagePaths.survey()
  const allowed = isSurvey ? [] : [...url.searchParams].filter(([name, value]) => !isPersonal(name, value))
  if (allowed.length === url.searchParams.size) return url.origin + url.pathname + url.search
  const rest = new URLSearchParams(allowed).toString()
  return url.origin + url.pathname + (rest && `?${rest}`)
}

/**
 * Whether a URL or referrer has no personal data. Tags read both from the browser, so they run only then (R85). The referrer of
 * an app, such as Google's, is not an http(s) URL and has no parameters.
 */
export function isFreeOfPersonalData(href: string): boolean {
  if (!/^https?:/i.test(href)) return !/@|%40/i.test(href)
  return redactedUrl(href) === href.replace(/#.*$/s, '')
}
