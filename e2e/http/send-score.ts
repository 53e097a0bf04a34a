import type { Shop } from '../shop.ts'

const SCORE = { nota: 9, site: 'localhost', email: '', nome: '', campanha: '' }

/** Sends a survey's score as the survey page does, with this X-Forwarded-For header. */
export function sendScore({ origin }: Pick<Shop, 'origin'>, forwarded: string, lang = 'pt-BR') {
  return fetch(`${origin}/api/nps`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': lang,
      origin,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': forwarded,
    },
    body: JSON.stringify(SCORE),
  })
}
