import { pagePaths } from '../routes/page-paths.ts'
import { barePath } from '../routes/paths.ts'

const PERSONAL_NAME =
  /^(?:e-?mail|mail|nome|name|sobrenome|usuario|user|tel|telefone|phone|celular|cpf|cnpj|cep|endereco|address|senha|password|token)$/i
// What advertisers number is theirs: campaigns have ids as long as a telephone number.
const OF_CAMPAIGN = /^(?:utm_|gad_|hsa_|fbclid$|gbraid$|wbraid$|gclid$|srsltid$)/i
const TELEPHONE_OR_CPF = /(?:\d[\s().+-]*){10,}/

function isPersonal(name: string, value: string): boolean {
  if (PERSONAL_NAME.test(name) || /@|%40/i.test(value)) return true
  return !OF_CAMPAIGN.test(name) && TELEPHONE_OR_CPF.test(value)
}

/**
 * An address as others may learn it: nothing of the survey's query, and of no page a parameter that could be about a
 * person (R85). '' when it is none.
 */
export function redactedUrl(href: string): string {
  const url = URL.parse(href)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  if (/@|%40/i.test(url.pathname)) return `${url.origin}/`
  const isSurvey = barePath(url.pathname.replace(/(?<=.)\/+$/, '')) === pagePaths.survey()
  const kept = isSurvey ? [] : [...url.searchParams].filter(([name, value]) => !isPersonal(name, value))
  if (kept.length === url.searchParams.size) return url.origin + url.pathname + url.search
  const rest = new URLSearchParams(kept).toString()
  return url.origin + url.pathname + (rest && `?${rest}`)
}

/**
 * Whether an address says nothing of a person, so that tags, which read it by themselves, may run there (R85). Apps that
 * visitors come from, such as Google's own, have an address without parameters.
 */
export function isFreeOfPersonalData(href: string): boolean {
  if (!/^https?:/i.test(href)) return !/@|%40/i.test(href)
  return redactedUrl(href) === href.replace(/#.*$/s, '')
}
