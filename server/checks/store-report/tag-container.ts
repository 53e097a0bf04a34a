import { GTM_ID } from '#lib/shop/tags.ts'
import { missing, count, problem, shown, type StoreFinding } from './finding.ts'

const DEADLINE_MS = 5000

async function fetchContainer(id: string): Promise<string> {
  const url = `https://www.googletagmanager.com/gtm.js?id=${id}`
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${response.status}`)
  return response.text()
}

/** Whether a container of Google Tag Manager works under the security policy of the pages (docs/decisions/0052). */
export async function checkContainer(id: string, fetchText = fetchContainer): Promise<StoreFinding> {
  if (!GTM_ID.test(id)) return problem(`"${id}" is not the id of a container of Google Tag Manager.`)
  let text: string
  try {
    text = await fetchText(id)
  } catch (error) {
    return missing(
      `The container ${id} cannot be read (${(error as Error).message}), so its needs are unknown.`,
    )
  }
  // The published file names the type of each tag and variable.
  const uses = (type: string) => text.split(`"function":"${type}"`).length - 1
  const needs = [
    ...(uses('__html') > 0 ? [`${count(uses('__html'), 'Custom HTML tag')} (inline scripts)`] : []),
    ...(uses('__jsm') > 0 ? [`${count(uses('__jsm'), 'Custom JavaScript variable')} (eval)`] : []),
  ]
  if (needs.length === 0) return shown(`The container ${id} needs no inline script and no eval.`)
  return problem(
    `The container ${id} has ${needs.join(' and ')}, which the pages' security policy blocks. Replace them by tag templates and data layer variables; the other tags of the container work. SECURITY_POLICY=off runs them, without the protection of the policy.`,
  )
}
