import { openShop, type Shop } from '../shop.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from './fixtures.ts'

const MARK = 'INTRUSO'
const HOSTILE_TEXTS = [
  `a\r\n${MARK}`,
  `a\n${MARK}`,
  `a\r${MARK}`,
  `\u001b[2J\u001b[31m${MARK}`,
  `a\u2028${MARK}`,
]
const COUNT = 500

/** Sends a text with line breaks or terminal codes to the shop, in one of ten requests that contain a visitor's text. */
function sendHostileText({ origin }: Shop, index: number): Promise<Response> {
  const text = `${HOSTILE_TEXTS[index % HOSTILE_TEXTS.length]} ${index}`
  const email = `vazou${index}@exemplo.com`
  const encoded = encodeURIComponent(text)
  const headers = {
    accept: 'application/json',
    origin,
    // A new client address for each request, so that rate limits do not apply.
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

test(`L27 ${COUNT} texts with line breaks and terminal colour codes add no line to the log`, async () => {
  const shop = await openShop()
  expect(await sendHostileTexts(shop)).toBe('')
  await shop.stop()
})

test('L27 during an outage every log line is JSON; visitors’ texts add no line, no terminal code and no e-mail', async () => {
  const unreachable = `http://127.0.0.1:${await freePort()}`
  const shop = await openShop({ STORE_API_URL: unreachable, REPORTS_API_URL: unreachable })
  const printed = await sendHostileTexts(shop)
  expect(printed).not.toBe('')
  for (const line of printed.trimEnd().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), message: expect.any(String) })
  expect(printed.length).toBeLessThan(100_000)
  expect(printed.split(/\r\n|[\n\r\u2028]/).filter((line) => line.startsWith(MARK))).toEqual([])
  expect(printed).not.toContain('\u001b[2J')
  expect(printed).not.toMatch(/vazou\d/)
  await shop.stop()
})
