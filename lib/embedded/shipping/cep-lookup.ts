import { LRUCache } from 'lru-cache'
import { placeOf, type CepPlace } from './cep-places.ts'

/** The address of a CEP; street and district are '' where nobody states them. */
interface CepAddress extends CepPlace {
  street: string
  district: string
}

/** Returns the address of a CEP of eight digits; `undefined` for one that cannot exist. Never throws. */
export type CepLookup = (cep: string) => Promise<CepAddress | undefined>

const DEADLINE_MS = 1500
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MAX_TEXT = 80

/** The place of an outside look-up's answer, with the names that ViaCEP, BrasilAPI and OpenCEP use. */
const FIELDS = {
  uf: ['uf', 'state'],
  city: ['localidade', 'cidade', 'city'],
  street: ['logradouro', 'street'],
  district: ['bairro', 'neighborhood'],
} as const

/**
 * Creates the look-up of addresses: the shop's own table says whether a CEP exists and in which state, and an outside service
 * (CEP_API_URL, with `{cep}` in its address) adds city, street and district. A service that is slow, down or names another
 * state changes nothing; that it knows no address is remembered for an hour, an address for a day (docs/decisions/0081, 0098).
 * `fetch` calls the service.
 */
export function createCepLookup(
  apiUrl: string | undefined,
  { fetch = globalThis.fetch, now = Date.now }: { fetch?: CallService | undefined; now?: () => number } = {},
): CepLookup {
  const found = new LRUCache<string, CepAddress>({
    max: 2000,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
  })
  return async (cep) => {
    const place = placeOf(cep)
    if (!place || apiUrl === undefined) return place && { ...place, street: '', district: '' }
    const known = found.get(cep)
    if (known) return known
    const answer = await ask(apiUrl.replaceAll('{cep}', cep), fetch)
    if (answer === undefined) return { ...place, street: '', district: '' }
    const isSamePlace = textIn(answer, 'uf').toUpperCase() === place.uf
    const address = {
      uf: place.uf,
      city: (isSamePlace && textIn(answer, 'city')) || place.city,
      street: isSamePlace ? textIn(answer, 'street') : '',
      district: isSamePlace ? textIn(answer, 'district') : '',
    }
    found.set(cep, address, { ttl: isSamePlace ? DAY_MS : HOUR_MS })
    return address
  }
}

type CallService = (request: Request) => Promise<Response>

// The answer of the service; null when it knows no such CEP, `undefined` when it does not answer.
async function ask(url: string, fetch: CallService): Promise<unknown> {
  try {
    const response = await fetch(
      new Request(url, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      }),
    )
    if (response.status === 404) return null
    return response.ok ? ((await response.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}

function textIn(answer: unknown, field: keyof typeof FIELDS): string {
  if (typeof answer !== 'object' || answer === null) return ''
  for (const name of FIELDS[field]) {
    const value = (answer as Record<string, unknown>)[name]
    if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
  }
  return ''
}
