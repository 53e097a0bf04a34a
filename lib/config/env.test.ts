/** @jest-environment node */
import { parseEnv } from './env.ts'
import { simulatesCards } from './own-checkout.ts'

test('an empty environment has the defaults of a local shop', () => {
  const { env, problems } = parseEnv({})
  expect(problems).toEqual([])
  expect(env).toMatchObject({
    port: 3000,
    dataDir: '.data',
    siteUrl: 'http://localhost:3000',
    appToken: 'wapstore',
    sessionCookie: 'PHPSESSID',
  })
  expect(env.storeApiUrl).toBeUndefined()
})

test('the trailing slash of a URL is removed, and a blank value counts as not set', () => {
  const { env } = parseEnv({ STORE_API_URL: 'https://loja.example/api/', SITE_URL: ' ', PORT: '4000' })
  expect(env.storeApiUrl).toBe('https://loja.example/api')
  expect(env.siteUrl).toBe('http://localhost:4000')
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['STORE_API_URL', 'loja.example'],
  ['STORE_API_URL', 'ftp://loja.example'],
  ['DATABASE_URL', 'mysql://x'],
  ['BRAND_SLUG', 'Rosa Lume'],
  ['APP_TOKEN', 'a b'],
  ['TRUST_PROXY', 'yes'],
  ['DEMO_REVIEWS', 'no'],
  ['REDIS_URL', 'localhost:6379'],
  ['PAGE_COPIES', '1'],
  ['STAGING', 'true'],
  ['GTM_ID', 'G-ABC123'],
  ['META_PIXEL_ID', '12 34'],
  ['AI_ROBOTS_DENIED', 'GPTBot,Googlebot'],
])('%s=%s is rejected with an explanation', (name, value) => {
  const { problems } = parseEnv({ [name]: value })
  expect(problems).toEqual([{ name, text: expect.stringContaining(`${name}="${value}" is not `) }])
})

test('S3_URL names a bucket, and its secret never appears in a message', () => {
  const url = 'https://key:s3cr%2Fet@s3.example/fotos?region=sa-east-1'
  expect(parseEnv({ S3_URL: url }).env.s3Url).toBe(url)
  for (const wrong of ['https://key:s3cret@s3.example', 's3://key:s3cret@fotos', 'fotos']) {
    const { env, problems } = parseEnv({ S3_URL: wrong })
    expect(env.s3Url).toBeUndefined()
    expect(problems.map(({ text }) => text).join()).toMatch(/^S3_URL is not an address such as /)
  }
})

test('EDGE_HEADERS is a mode, or the address of a purge API, whose token never appears in a message', () => {
  expect(parseEnv({}).env.edge).toEqual({ mode: 'off' })
  expect(parseEnv({ EDGE_HEADERS: 'proxy' }).env.edge).toEqual({ mode: 'proxy' })
  const purgeUrl = 'https://s3cret@api.fastly.com/service/id/purge'
  expect(parseEnv({ EDGE_HEADERS: purgeUrl }).env.edge).toEqual({ mode: 'cdn', purgeUrl })
  for (const wrong of ['on', 's3cret@api.fastly.com/service/id/purge', 'ftp://s3cret@cdn.example']) {
    const { env, problems } = parseEnv({ EDGE_HEADERS: wrong })
    expect(env.edge).toEqual({ mode: 'off' })
    expect(problems.map(({ text }) => text).join()).toMatch(
      /^EDGE_HEADERS is not off, proxy, cdn, or the address/,
    )
    expect(JSON.stringify(problems)).not.toContain('s3cret')
  }
})

test('the accounts of payments and mail are read, and no message contains a secret', () => {
  const payments = { MERCADO_PAGO_TOKEN: 'APP_USR-1234', MERCADO_PAGO_WEBHOOK_SECRET: 'segredo-do-webhook' }
  const { env, problems } = parseEnv({
    ...payments,
    PIX_KEY: '11222333000181',
    SMTP_URL: 'smtps://a:b@smtp.example',
  })
  expect(problems).toEqual([])
  expect(env.payments.pix).toEqual({ key: '11222333000181', name: 'Rosalume', city: 'BRASIL' })
  expect(env.payments.mercadoPago).toMatchObject({ accessToken: 'APP_USR-1234' })
  expect(parseEnv({}).env.payments).toMatchObject({
    pix: { key: 'demonstracao@rosalume.example' },
    mercadoPago: undefined,
  })
  const wrong = {
    SMTP_URL: 'http://ana:s3cret@host',
    MERCADO_PAGO_TOKEN: 's3 cret token',
    MERCADO_PAGO_WEBHOOK_SECRET: 's3cret',
    PIX_KEY: 'minha chave',
    MAIL_FROM: 'ana',
  }
  const texts = parseEnv(wrong).problems.map(({ text }) => text)
  expect(texts).toHaveLength(5)
  expect(texts.join()).not.toMatch(/s3/)
  expect(parseEnv({ MERCADO_PAGO_TOKEN: 'APP_USR-1234' }).problems).toHaveLength(1)
})

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', SITE_URL: 'https://www.loja.com.br' }, true],
  [{ PIX_KEY: 'outra@loja.example' }, true],
  [{ PIX_KEY: '11222333000181' }, false],
  [{ MERCADO_PAGO_TOKEN: 'APP_USR-1234', MERCADO_PAGO_WEBHOOK_SECRET: 'segredo-do-webhook' }, false],
  [{ CHECKOUT_URL: 'https://pagar.example' }, false],
  [{ STORE_API_URL: 'https://loja.example/api' }, false],
])('P29 with %j the checkout simulates a card: %s', (source, is) => {
  expect(simulatesCards(parseEnv(source).env)).toBe(is)
})

test('P30 the store’s own pages are on the host of its API, unless PLATFORM_URL names another one', () => {
  const store = { STORE_API_URL: 'https://api.loja.example/v1' }
  const platformUrl = (source: Record<string, string>) => parseEnv(source).env.platformUrl
  expect(platformUrl({})).toBeUndefined()
  expect(platformUrl(store)).toBe('https://api.loja.example')
  expect(platformUrl({ ...store, PLATFORM_URL: 'https://www.loja.example/' })).toBe(
    'https://www.loja.example',
  )
  const texts = (source: Record<string, string>) =>
    parseEnv(source)
      .problems.map(({ text }) => text)
      .join()
  for (const wrong of ['www.loja.example', 'https://www.loja.example/checkout', 'ftp://loja.example'])
    expect(texts({ ...store, PLATFORM_URL: wrong })).toContain(`PLATFORM_URL="${wrong}" is not an address`)
  expect(texts({ PLATFORM_URL: 'https://www.loja.example' })).toContain('needs STORE_API_URL')
  const shop = { ...store, SITE_URL: 'https://www.loja.example' }
  expect(texts({ ...shop, PLATFORM_URL: 'https://www.loja.example' })).toContain('is the shop itself')
})

test('PAGE_COPIES=redis needs REDIS_URL', () => {
  expect(parseEnv({ PAGE_COPIES: 'redis' }).problems).toHaveLength(1)
  const { env, problems } = parseEnv({ PAGE_COPIES: 'redis', REDIS_URL: 'redis://localhost' })
  expect([env.pageCopies, problems]).toEqual([true, []])
})

test('every malformed variable is reported, not just the first', () => {
  expect(parseEnv({ PORT: 'x', SITE_URL: 'y' }).problems).toHaveLength(2)
})

test('the moderation password has at least 12 characters and never appears in a message', () => {
  expect(parseEnv({}).env.moderationPassword).toBeUndefined()
  expect(parseEnv({ MODERATION_PASSWORD: ' çaçarola-azul ' }).env.moderationPassword).toBe('çaçarola-azul')
  const { env, problems } = parseEnv({ MODERATION_PASSWORD: 'segredinho1' })
  expect(env.moderationPassword).toBeUndefined()
  expect(problems).toEqual([
    {
      name: 'MODERATION_PASSWORD',
      text: 'MODERATION_PASSWORD is not a password of at least 12 characters.',
    },
  ])
})

test('R62 only known AI crawlers can be denied, each by its name', () => {
  expect(parseEnv({}).env.deniedAiRobots).toEqual([])
  expect(parseEnv({ AI_ROBOTS_DENIED: 'GPTBot, CCBot' }).env.deniedAiRobots).toEqual(['GPTBot', 'CCBot'])
})

test('P29 with an external store and no BRAND_FILE, the default brand has name, mark and icons, but no promises and no texts', () => {
  const store = { STORE_API_URL: 'https://loja.example/api' }
  const { brand } = parseEnv(store).env
  expect([brand.name, brand.mark, brand.icons]).toEqual([
    'Rosalume',
    expect.any(String) as string,
    expect.any(Object) as object,
  ])
  const { returnDays, founded, hours, landing, kitBuilder, faq, company, deliversEverywhere } = brand
  expect([returnDays, founded, hours, landing, kitBuilder, faq, company]).toEqual(Array(7).fill(undefined))
  expect([deliversEverywhere, brand.paymentMethods, brand.topics]).toEqual([false, [], []])
  expect(parseEnv({ ...store, BRAND_FILE: 'brands/rosalume' }).env.brand.returnDays).toBe(7)
})
