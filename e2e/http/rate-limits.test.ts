import { expect, test } from './fixtures.ts'
import { sendScore } from './send-score.ts'

// How long bursts are repeated until one exceeds the limit.
const BURSTS_MS = 30_000

test('L25 behind a trusted proxy each visitor is counted by the address that the proxy saw', async ({
  shop,
}) => {
  const mine = '198.51.100.7'
  for (let index = 0; index < 10; index++)
    expect((await sendScore(shop, `203.0.113.${index}, ${mine}`)).status).toBe(201)
  expect((await sendScore(shop, mine)).status).toBe(429)
  expect((await sendScore(shop, '198.51.100.8')).status).toBe(201)
})

test('L25 writes and reads beyond the limit get the store’s error document, and are accepted again a second later', async ({
  shop,
}) => {
  const send = (method: string) =>
    fetch(`${shop.origin}/v2/front/checkout/${method === 'GET' ? 'cart' : 'zipcode'}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: shop.origin,
        'x-forwarded-for': '198.51.100.20',
      },
      ...(method === 'POST' && { body: JSON.stringify({ cep: '01310100' }) }),
    })
  for (const [method, count] of [
    ['POST', 25],
    ['GET', 120],
  ] as const) {
    let rejected: Response[] = []
    // A window lasts one second: on a busy machine the requests of a burst may be spread over several.
    await expect
      .poll(
        async () => {
          const responses = await Promise.all(Array.from({ length: count }, () => send(method)))
          rejected = responses.filter(({ status }) => status === 429)
          return rejected.length
        },
        { message: method, timeout: BURSTS_MS },
      )
      .toBeGreaterThan(0)
    expect(await rejected[0]!.json()).toMatchObject({
      codigo: 'muitas_requisicoes',
      mensagens: [{ tipo: 'erro', codigo: 'muitas_requisicoes' }],
    })
    await expect.poll(async () => (await send(method)).status).not.toBe(429)
  }
})
