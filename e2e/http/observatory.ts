const HALF_A_YEAR_S = 15_768_000
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:']
const PRIVATE_REFERRER = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const FOREIGN_SCRIPT = /<script\b[^>]*\ssrc="(?:https?:)?\/\//

/** The parts of a response that the score needs; header names are in lower case. */
interface Scored {
  headers: Record<string, string>
  cookies: readonly string[]
  html: string
  /** The headers of the response to OPTIONS from another origin. */
  preflight: Record<string, string>
}

/** The points of each rule, and the total, which starts at 100. */
interface Score {
  total: number
  points: Record<string, number>
}

/**
 * Returns the score by the rules of Mozilla's HTTP Observatory, algorithm 5 (npm @mdn/mdn-http-observatory 1.4.8: src/analyzer/tests,
 * src/grader/charts.js), for a site behind a proxy that redirects http to https with a valid certificate. The package itself
 * installs 233 others and scans only ports 80 and 443. Positive points count only when the score without them is at least 90.
 */
export function observatoryScore(response: Scored): Score {
  const { headers } = response
  const policy = directivesOf(headers['content-security-policy'])
  const points = {
    policy: policyPoints(policy),
    cookies: cookiePoints(response.cookies),
    sharing: response.preflight['access-control-allow-credentials'] === 'true' ? -50 : 0,
    referrer: PRIVATE_REFERRER.includes(headers['referrer-policy']?.split(',').at(-1)?.trim() ?? '')
      ? 5
      : headers['referrer-policy']
        ? -5
        : 0,
    transport: transportPoints(headers['strict-transport-security']),
    integrity: FOREIGN_SCRIPT.test(response.html) ? -5 : 0,
    sniffing: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: policy.has('frame-ancestors')
      ? 5
      : /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
        ? 0
        : -20,
    resource: resourcePoints(headers['cross-origin-resource-policy']),
  }
  const all = Object.values(points)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 100)
  const losses = sum(all.filter((each) => each < 0))
  return { total: losses >= 90 ? sum(all) : losses, points }
}

function directivesOf(policy = ''): Map<string, string[]> {
  const lists = policy.split(';').map((each) => each.trim().split(/\s+/))
  return new Map(lists.filter(([name]) => name).map(([name, ...sources]) => [name!.toLowerCase(), sources]))
}

function policyPoints(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25
  const fallback = policy.get('default-src') ?? ['*']
  const of = (name: string) => policy.get(name) ?? fallback
  const hasHash = of('style-src').some((source) => /^'(?:sha|nonce-)/.test(source))
  const styles = of('style-src').filter((source) => !hasHash || source !== "'unsafe-inline'")
  const passive = [...of('img-src'), ...of('media-src')]
  const active = [...policy].flatMap(([name, sources]) => (/^(?:img|media)-src$/.test(name) ? [] : sources))
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)
  if (of('script-src').some((source) => UNSAFE.includes(source))) return -20
  if (of('object-src').some((source) => BROAD.includes(source)) || active.some(isInsecure)) return -20
  if ([...of('script-src'), ...styles].includes("'unsafe-eval'") || passive.some(isInsecure)) return -10
  if (styles.some((source) => UNSAFE.includes(source))) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

function cookiePoints(cookies: readonly string[]): number {
  const rule = (cookie: string) => {
    const isSession = /^[^=]*(?:login|sess)/i.test(cookie)
    if (isSession && !/;\s*httponly/i.test(cookie)) return -30
    if (!/;\s*secure/i.test(cookie)) return isSession ? -10 : -5
    return /;\s*samesite=(?:lax|strict)/i.test(cookie) ? 5 : 0
  }
  return cookies.length === 0 ? 0 : Math.min(...cookies.map(rule))
}

function transportPoints(header: string | undefined): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) < HALF_A_YEAR_S ? -10 : 0
}

function resourcePoints(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0
  return header === 'same-origin' || header === 'same-site' ? 10 : -5
}
