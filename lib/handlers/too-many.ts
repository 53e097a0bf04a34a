/**
 * A 429 response whose body has the error fields of both APIs, with `seconds` as Retry-After (contract 3.6; L25). Its
 * headers are returned too, as for a response that the API proxy forwards.
 */
export function tooMany(request: Request, seconds: number): { response: Response; headers: Headers } {
  const isEnglish = /^en\b/i.test(request.headers.get('accept-language') ?? '')
  const text = isEnglish ? english(seconds) : portuguese(seconds)
  const body = {
    error: text,
    message: text,
    codigo: 'muitas_requisicoes',
    mensagens: [{ tipo: 'erro', codigo: 'muitas_requisicoes', mensagem: text }],
  }
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'retry-after': String(seconds),
    'x-robots-tag': 'noindex',
  })
  return { response: Response.json(body, { status: 429, headers }), headers }
}

function portuguese(seconds: number): string {
  return `Muitas tentativas em pouco tempo. Tente de novo em ${durationText(seconds, ['segundo', 'segundos'], ['minuto', 'minutos'])}.`
}

function english(seconds: number): string {
  return `Too many attempts in a short time. Try again in ${durationText(seconds, ['second', 'seconds'], ['minute', 'minutes'])}.`
}

// Seconds up to 89, rounded-up minutes from then on.
function durationText(seconds: number, ...[secondWords, minuteWords]: [one: string, many: string][]): string {
  const isShort = seconds < 90
  const count = isShort ? seconds : Math.ceil(seconds / 60)
  const [one, many] = (isShort ? secondWords : minuteWords)!
  return `${count} ${count === 1 ? one : many}`
}
