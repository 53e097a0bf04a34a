import { parseEnv } from './env.ts'

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
