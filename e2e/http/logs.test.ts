import { readFileSync } from 'node:fs'
import { before, describe } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { openFailingShop } from './failing-host.ts'
import { expect, test } from './fixtures.ts'

const MARK = 'INTRUSO'
const HOSTILE_TEXTS = [
  `a\r\n${MARK}`,
  `a\n${MARK}`,
  `a\r${MARK}`,
  `\u001b[2J\u001b[31m${MARK}`,
  `a\u2028${MARK}`,
]
// Each text in each of the ten requests, twice.
const COUNT = 100
// A message is logged at most once in ten seconds; one line for each text would be several times as long.
const MAX_LOG = COUNT * 200

/** Sends a text with line breaks or terminal codes to the shop, in one of ten requests that contain a visitor's text. */
function sendHostileText({ origin }: Shop, index: number): Promise<Response> {
  const text = `${HOSTILE_TEXTS[index % HOSTILE_TEXTS.length]} ${index}`
  const email = `vazou${index}@exemplo.com`
  const encoded = encodeURIComponent(text)
  const headers = {
    accept: 'application/json',
    origin,
    // A new client IP address for each request, so that rate limits do not apply.
    'x-forwarded-for': `10.6.${index >> 8}.${index & 255}`,
  }
  const post = (path: string, fields: Record<string, string>) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'manual',
    })
  const read = (path: string) => fetch(origin + path, { headers, redirect: 'manual' })
  const requests = [
    () => read(`/${encoded}`),
    () => read(`/busca?busca=${encoded}`),
    () => read(`/api/avaliacoes/produto/rosalume?filter_produto=${encoded}`),
    () => read(`/api/avaliacoes/produto/rosalume?order_by=${encoded}`),
    () => read(`/storage/img/avaliacoes/${encoded}`),
    () => read(`/v2/front/url/product/detail?url=${encoded}`),
    () => read(`/frete?cep=${encoded}&produto=422&tipo=lista`),
    () =>
      post('/api/avaliacao', {
        nome: text,
        email,
        comentario: text,
        nota: '5',
        site: 'rosalume',
        produto_categoria: index % 2 ? 'serum' : text,
      }),
    () => post('/api/nps', { nota: '9', email, nome: text, campanha: text, site: 'localhost' }),
    () => post('/v2/front/contact/message', { nome: text, email, assunto: 'outro', mensagem: text }),
  ]
  return requests[Math.floor(index / HOSTILE_TEXTS.length) % requests.length]!()
}

async function sendHostileTexts(shop: Shop): Promise<string> {
  const before = shop.output().length
  for (let first = 0; first < COUNT; first += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await sendHostileText(shop, first + index)).arrayBuffer(),
      ),
    )
  return shop.output().slice(before)
}

test(`L27 ${COUNT} texts with line breaks and terminal colour codes add no line to the log`, async ({
  shop,
}) => {
  expect(await sendHostileTexts(shop)).toBe('')
})

describe('while neither API can be reached', () => {
  let shop: Shop
  before(async () => {
    const opened = await openFailingShop()
    shop = opened.shop
    opened.api.respond((request) => request.socket.resetAndDestroy())
    // Messages of an earlier file are logged again after this time.
    await shop.advance(11_000)
  })

  test('L27 during an outage every log line is JSON; visitors’ texts add no line, no terminal code and no e-mail', async () => {
    const printed = await sendHostileTexts(shop)
    expect(printed).not.toBe('')
    for (const line of printed.trimEnd().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), message: expect.any(String) })
    expect(printed.length).toBeLessThan(MAX_LOG)
    expect(printed.split(/\r\n|[\n\r\u2028]/).filter((line) => line.startsWith(MARK))).toEqual([])
    expect(printed).not.toContain('\u001b[2J')
    expect(printed).not.toMatch(/vazou\d/)
  })

  // Only Linux has /proc, which reports the processor time of a process. Must be the last test that uses the shop, because it stops it;
  // hostile-api.test.ts, which shares it, runs before this file.
  if (process.platform === 'linux')
    test('L28 when the process that reads the log exits, the shop keeps running without a busy loop', async () => {
      shop.process.stdout?.destroy()
      shop.process.stderr?.destroy()
      // Each message of the test before this one is logged again.
      await shop.advance(11_000)
      for (let index = 0; index < 5; index++)
        expect((await fetch(`${shop.origin}/colageno?${index}`)).status).toBe(503)
      const ticks = () => {
        const [, rest = ''] = readFileSync(`/proc/${shop.process.pid}/stat`, 'utf8').split(') ')
        const fields = rest.split(' ')
        return Number(fields[11]) + Number(fields[12])
      }
      const before = ticks()
      await sleep(2000)
      // In ticks of 10 ms: a process in a busy loop uses nearly 200 of them in two seconds.
      expect(ticks() - before).toBeLessThan(100)
      expect(await shop.stop()).toBe(0)
    })
})
