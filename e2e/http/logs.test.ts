import { openShop, type Shop } from '../shop.ts'
import { freePort } from '../free-port.ts'
import { expect, test } from './fixtures.ts'

const MARK = 'INTRUSO'
const TRICKS = [`a\r\n${MARK}`, `a\n${MARK}`, `a\r${MARK}`, `\u001b[2J\u001b[31m${MARK}`, `a\u2028${MARK}`]
const COUNT = 500

/** One of the ways in which somebody's words reach the shop, each with words that would make a line of their own. */
function knock({ origin }: Shop, index: number): Promise<Response> {
  const trick = `${TRICKS[index % TRICKS.length]} ${index}`
  const email = `vazou${index}@exemplo.com`
  const written = encodeURIComponent(trick)
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
  const ways = [
    () => read(`/${written}`),
    () => read(`/busca?busca=${written}`),
    () => read(`/api/avaliacoes/produto/rosalume?filter_produto=${written}`),
    () => read(`/api/avaliacoes/produto/rosalume?order_by=${written}`),
    () => read(`/storage/img/avaliacoes/${written}`),
    () => read(`/v2/front/url/product/detail?url=${written}`),
    () => read(`/frete?cep=${written}&produto=422&tipo=lista`),
    () =>
      post('/api/avaliacao', {
        ...{ nome: trick, email, comentario: trick, nota: '5', site: 'rosalume' },
        ...{ produto_categoria: index % 2 ? 'serum' : trick },
      }),
    () => post('/api/nps', { nota: '9', email, nome: trick, campanha: trick, site: 'localhost' }),
    () => post('/v2/front/contact/message', { nome: trick, email, assunto: 'outro', mensagem: trick }),
  ]
  return ways[Math.floor(index / TRICKS.length) % ways.length]!()
}

async function knockOften(shop: Shop): Promise<string> {
  const before = shop.output().length
  for (let first = 0; first < COUNT; first += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => (await knock(shop, first + index)).arrayBuffer()),
    )
  return shop.output().slice(before)
}

test(`L27 ${COUNT} texts with line ends and colours of a terminal add no line to the log`, async () => {
  const shop = await openShop()
  expect(await knockOften(shop)).toBe('')
  await shop.stop()
})

test('L27 during an outage the log has one line for each error, and none of the visitors’ input', async () => {
  const away = `http://127.0.0.1:${await freePort()}`
  const shop = await openShop({ STORE_API_URL: away, REPORTS_API_URL: away })
  const printed = await knockOften(shop)
  expect(printed).not.toBe('')
  expect(printed.split(/\r\n|[\n\r\u2028]/).filter((line) => line.startsWith(MARK))).toEqual([])
  expect(printed).not.toContain('\u001b[2J')
  expect(printed).not.toMatch(/vazou\d/)
  await shop.stop()
})
