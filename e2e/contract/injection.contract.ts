import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { pickOne } from './catalogue.ts'
import { validReview } from './reviewer.ts'
import { skipOnExternalHost, subject, skipWithoutClock } from './subject.ts'

// Texts that change a query, a template or a path where they are not passed as values.
const TEXTS = [
  "' OR '1'='1",
  "'; DROP TABLE review; --",
  '1) OR 1=1 --',
  "' UNION SELECT email FROM customer --",
  '" OR ""="',
  "%' OR name LIKE '%",
  "\\' OR 1=1 --",
  '$1 ? :a @a',
  "'; SELECT pg_sleep(4); --",
  "'||(SELECT randomblob(500000000))||'",
  "'; ATTACH DATABASE '/tmp/x' AS y; --",
  'a\u0000b',
  '\ud800',
  '${7919*7919}{{7919*7919}}<%= 7919*7919 %>',
  '../../../etc/passwd',
  '{"$ne": null}',
]
// Less than the four seconds of pg_sleep above.
const MOST_MS = 3000

type Send = (text: string) => Promise<Response>

const get =
  (path: string): Send =>
  (text) =>
    subject.fetch(path + encodeURIComponent(text.toWellFormed()))
const post =
  (path: string, body: (text: string) => object | Promise<object>, method = 'POST'): Send =>
  async (text) =>
    subject.fetch(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(await body(text)),
    })

const STORE = '/v2/front'
const email = () => `ana-${randomUUID()}@exemplo.test`
const READS: Record<string, Send> = {
  search: get(`${STORE}/url/product/listing/search?busca=`),
  product: get(`${STORE}/url/product/detail?url=`),
  page: get(`${STORE}/url/page?url=`),
  category: get(`${STORE}/url/product/listing/landing-page?url=/produtos&categoria=`),
  trait: get(`${STORE}/url/product/listing/landing-page?url=/produtos&filtro[sabor]=`),
  kits: get(`${STORE}/url/list/listing?url=`),
  price: get(`${STORE}/url/product/listing/landing-page?url=/produtos&preco=`),
  order: get(`${STORE}/url/product/listing/landing-page?url=/produtos&order=`),
  'start of a page': get(`${STORE}/url/product/listing/landing-page?url=/produtos&offset=`),
  menu: get(`${STORE}/struct/menus/`),
  'reviews of': get(`/api/avaliacoes/produto/${subject.storeCode}?filter_produto=`),
  'product of reviews': get(`/api/avaliacoes/produto/${subject.storeCode}?produto_id=`),
  'product of an average': get(`/api/avaliacoes/media/${subject.storeCode}/todas?produto_id=`),
  'term of reviews': get(`/api/avaliacoes/produto/${subject.storeCode}?filter_termo=`),
  'page of reviews': get(`/api/avaliacoes/produto/${subject.storeCode}?page=`),
  'order of reviews': get(`/api/avaliacoes/produto/${subject.storeCode}?order_by=`),
  'rating of reviews': get(`/api/avaliacoes/produto/${subject.storeCode}?filter_nota=`),
  'store of reviews': get('/api/avaliacoes/produto/'),
  photo: get('/storage/img/avaliacoes/'),
  'e-mail of an order': get(`${STORE}/order/1001?email=`),
  'key of an order': get(`${STORE}/order/1001?chave=`),
  session: (text) =>
    subject.fetch(`${STORE}/checkout/cart`, {
      headers: { session: encodeURIComponent(text.toWellFormed()) },
    }),
}
const WRITES: Record<string, Send> = {
  coupon: (text) =>
    subject.fetch(`${STORE}/promotional/coupon/${encodeURIComponent(text.toWellFormed())}`, {
      method: 'PUT',
    }),
  'note of a line': post(`${STORE}/checkout/cart`, async (adicional) => ({
    tipo: 'lista',
    itens: [{ idProduto: (await pickOne()).id, quantidade: 1, adicional }],
  })),
  'id of a product': post(`${STORE}/checkout/cart`, (idProduto) => ({
    tipo: 'lista',
    itens: [{ idProduto, quantidade: 1 }],
  })),
  'postal code': post(`${STORE}/checkout/zipcode`, (cep) => ({ cep })),
  'e-mail of a sign-in': post(`${STORE}/checkout/login`, (usuario) => ({ usuario, senha: 'abcdefgh' })),
  password: post(`${STORE}/checkout/login`, (senha) => ({ usuario: email(), senha })),
  'e-mail of a recovery': post(`${STORE}/checkout/password-recovery`, (usuario) => ({ usuario })),
  'name of an account': post(`${STORE}/checkout/register`, (nome) => ({
    nome,
    email: email(),
    senha: 'abcdefgh',
  })),
  'reason of a withdrawal': post(`${STORE}/order/1001/withdrawal`, (motivo) => ({ chave: 'x', motivo })),
  'parameter of a campaign': post(`${STORE}/tracking-parameters`, (utm_source) => ({ utm_source })),
  'name of a review': post('/api/avaliacao', (nome) => ({ ...validReview(), nome })),
  'text of a review': post('/api/avaliacao', (comentario) => ({ ...validReview(), comentario })),
  'topic of a review': post('/api/avaliacao', (topic) => ({ ...validReview(), produto_categoria: topic })),
  'campaign of a score': post('/api/nps', (campanha) => ({
    nota: '9',
    email: email(),
    campanha,
    site: 'localhost',
  })),
  message: post(`${STORE}/contact/message`, (mensagem) => ({
    nome: 'Ana',
    email: email(),
    assunto: 'outro',
    mensagem,
  })),
  'name of a request': post(`${STORE}/product/solicitation`, async (nome) => ({
    idProduto: (await pickOne()).id,
    nome,
    email: email(),
  })),
}

async function published(): Promise<[reviews: number, products: number]> {
  const reviews = await subject.fetch(`/api/avaliacoes/media/${subject.storeCode}/todas`)
  const listing = await subject.fetch(`${STORE}/url/product/listing/landing-page?url=/produtos`)
  assert.deepEqual([reviews.status, listing.status], [200, 200])
  const { conteudo } = (await listing.json()) as { conteudo: { total: number } }
  return [JSON.stringify(await reviews.json()).length, conteudo.total]
}

for (const [kind, fields] of Object.entries({ READS, WRITES }))
  test(
    `L12 ${TEXTS.length} texts in each of ${Object.keys(fields).length} fields (${kind.toLowerCase()}) are values and nothing else`,
    { skip: skipOnExternalHost || skipWithoutClock },
    async () => {
      const before = await published()
      for (const [field, send] of Object.entries(fields))
        for (const text of TEXTS) {
          const start = performance.now()
          const response = await send(text)
          const answer = await response.text()
          const where = `${field}: ${JSON.stringify(text)}: ${response.status} ${answer.slice(0, 200)}`
          assert.ok(response.status < 500, where)
          assert.ok(performance.now() - start < MOST_MS, where)
          assert.ok(!/syntax error|SQLITE|sqlstate|62710561|root:x:/i.test(answer), where)
        }
      assert.deepEqual(await published(), before)
    },
  )
