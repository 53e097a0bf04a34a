import type { Env } from '#lib/config/env.ts'
import { createCepLookup } from '#lib/embedded/shipping/cep-lookup.ts'
import { cepService } from '../upstream/cep-service.ts'
import type { Finding } from './preflight.ts'

// Praça da Sé in São Paulo, which every list of postal codes has.
const KNOWN = '01001000'

/** Checks that CEP_API_URL knows the street of a CEP; `undefined` without that variable. */
export async function checkPostalCodes(
  env: Pick<Env, 'cepApiUrl' | 'apiUserAgent' | 'brandName'>,
): Promise<Finding | undefined> {
  const { cepApiUrl } = env
  if (cepApiUrl === undefined) return undefined
  const look = createCepLookup(cepApiUrl, { fetch: cepService(env)?.fetch })
  const street = (await look(KNOWN))?.street
  return {
    name: `postal codes from ${new URL(cepApiUrl).host}`,
    problem: street
      ? undefined
      : `It has no street for the CEP 01001-000, so shoppers type their streets. Check CEP_API_URL, or unset it.`,
  }
}
