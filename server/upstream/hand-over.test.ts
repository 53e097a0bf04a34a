import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCompany } from '#lib/config/company-file.ts'
import { parseEnv } from '#lib/config/env.ts'
import { UNLIMITED } from '#lib/host/limits.ts'
import { createCheckoutHandOver } from './hand-over.ts'

const CHECKOUT_SECRET = 'a-secret-of-the-checkout'
const EXTERNAL = { STORE_API_URL: 'https://loja.example/api' }
const PLAIN = 'https://pay.example/checkout/pagamento'

interface Visit {
  path?: string
  lang?: 'pt' | 'en'
  cookie?: string
  method?: string
}

function openWith(
  source: Record<string, string>,
  answer = () => Response.json({ codigo: 'Code1', validade: 60 }),
) {
  const calls: Request[] = []
  const { env } = parseEnv({ CHECKOUT_URL: 'https://pay.example', ...source })
  const store = {
    base: 'http://store.internal',
    fetch: async (request: Request) => {
      calls.push(request)
      return answer()
    },
  }
  const company = readCompany(undefined, env.brand.company)
  const handOver = createCheckoutHandOver({
    env,
    company,
    store,
    reports: store,
    moderation: null,
    limits: UNLIMITED,
  })
  async function placeOf(visit: Visit = {}) {
    const { path = '/checkout/pagamento', lang = 'pt', cookie = 'PHPSESSID=s3ss', method = 'GET' } = visit
    const request = new Request(`http://localhost${path}`, { method, headers: { cookie } })
    return (await handOver(request, { path, lang, externalUrl: `https://pay.example${path}` })).href
  }
  return { placeOf, calls }
}

test('contract 4.26 the embedded store’s cart is handed over by a one-time code, never by the session', async () => {
  const { placeOf, calls } = openWith({ CHECKOUT_SECRET })
  assert.equal(
    await placeOf({ lang: 'en' }),
    'https://pay.example/checkout/recuperacao?sessao=Code1&destino=%2Fcheckout%2Fpagamento&idioma=en',
  )
  assert.equal(new URL(calls[0]!.url).pathname, '/v2/front/checkout/recuperacao')
  const sent = ['session', 'accept-language'].map((name) => calls[0]!.headers.get(name))
  assert.deepEqual(sent, ['s3ss', 'en'])
})

const PLAIN_CASES: [string, Record<string, string>, Visit][] = [
  ['without a secret', {}, {}],
  ['without a session', { CHECKOUT_SECRET }, { cookie: '' }],
  ['for a HEAD', { CHECKOUT_SECRET }, { method: 'HEAD' }],
  ['for an external store', { ...EXTERNAL, CHECKOUT_SECRET }, {}],
]
for (const [name, source, visit] of PLAIN_CASES)
  test(`P30 ${name} the visitor gets the plain address`, async () => {
    const { placeOf, calls } = openWith(source)
    assert.deepEqual([await placeOf(visit), calls.length], [PLAIN, 0])
  })

test('P30 the account needs no cart; a store that is down returns no code', async () => {
  const { placeOf, calls } = openWith({ CHECKOUT_SECRET })
  const account = await placeOf({ path: '/checkout/acesso', lang: 'en' })
  assert.deepEqual([account, calls.length], ['https://pay.example/checkout/acesso?idioma=en', 0])
  for (const answer of [
    () => Response.json({ error: 'x' }, { status: 422 }),
    () => new Response('{'),
    () => Response.error(),
  ])
    assert.equal(await openWith({ CHECKOUT_SECRET }, answer).placeOf(), PLAIN)
})

test('platform 4 the session of an external store is in the address only where the owner allows it', async () => {
  const { placeOf, calls } = openWith({ ...EXTERNAL, CHECKOUT_SESSION_IN_URL: '1' })
  assert.equal(
    await placeOf(),
    'https://pay.example/checkout/recuperacao?sessao=s3ss&destino=%2Fcheckout%2Fpagamento',
  )
  assert.equal(calls.length, 0)
})
