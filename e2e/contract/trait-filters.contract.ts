import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listingSchema } from '#lib/contract/listing.ts'
import { read } from './catalogue.ts'
import { skipOnExternalHost } from './subject.ts'
import type { PageDocument, ProductCard } from './wire.ts'

interface Value {
  label: string
  ativo: boolean
  quantidade: number
  rota: { query: Record<string, string> }
}
type Listed = ProductCard & { filtros: { nome: string; label: string }[] }
type Listing = PageDocument<{
  produtos: Listed[]
  detalhes: { atributos: { nome: string; valores: Value[] }[]; filtrosPreco: Value[] }
}>

const skip = { skip: skipOnExternalHost }
const LISTING = '/v2/front/url/product/listing'
const ALL = `${LISTING}/landing-page?url=%2Fprodutos`
const PLACES = [ALL, `${LISTING}/category?url=%2Fcategoria%2Fskincare`, `${LISTING}/search?busca=colageno`]
const get = (place: string, query: Record<string, string> = {}) =>
  read<Listing>(`${place}&limit=100&${new URLSearchParams(query)}`)
const idsOf = ({ conteudo }: Listing) => conteudo.produtos.map(({ id }) => id)
const groupsOf = ({ conteudo }: Listing) => conteudo.detalhes.atributos

test(
  '4.8 a value of a group lists exactly the products whose cards have it; its link removes it',
  skip,
  async () => {
    for (const place of PLACES) {
      const whole = await get(place)
      const groups = groupsOf(whole)
      assert.ok(groups.length > 0, place)
      for (const { nome, valores } of groups) {
        assert.ok(valores.length > 1, `${place} ${nome}: a single value is no choice`)
        for (const { label, ativo, rota, quantidade } of valores) {
          assert.equal(ativo, false)
          const about = `${place} ${nome} ${label}`
          const narrowed = await get(place, rota.query)
          const own = whole.conteudo.produtos.filter(({ filtros }) =>
            filtros.some((filter) => filter.nome === nome && filter.label === label),
          )
          assert.ok(own.length > 0, about)
          assert.deepEqual(
            idsOf(narrowed),
            own.map(({ id }) => id),
            about,
          )
          assert.equal(narrowed.info?.total, own.length, about)
          assert.equal(quantidade, own.length, about)
          const group = groupsOf(narrowed).find((each) => each.nome === nome)
          assert.deepEqual(
            group?.valores.map((value) => [value.label, value.ativo]),
            valores.map((value) => [value.label, value.label === label]),
            `${about}: the values of the group stay`,
          )
          const active = group?.valores.find((value) => value.ativo)
          assert.deepEqual(active?.rota.query, {})
        }
      }
    }
  },
)

test(
  '4.8 goal, format, price, category and stock filter together, and their links keep each other',
  skip,
  async () => {
    const goal = { 'filtro[objetivo]': 'pele' }
    const format = { 'filtro[formato]': 'po' }
    const skin = await get(ALL, goal)
    const formats = groupsOf(skin).find(({ nome }) => nome === 'Formato')!
    assert.ok(formats.valores.every(({ rota }) => rota.query['filtro[objetivo]'] === 'pele'))
    assert.ok(!formats.valores.some(({ label }) => label === 'Gomas'), 'no gummies are for the skin')
    assert.ok(
      skin.conteudo.detalhes.filtrosPreco.every(({ rota }) => rota.query['filtro[objetivo]'] === 'pele'),
    )
    const powder = await get(ALL, { ...goal, ...format })
    const isOf = (listed: Listed, label: string) => listed.filtros.some((filter) => filter.label === label)
    assert.ok(powder.conteudo.produtos.length > 0)
    assert.ok(powder.conteudo.produtos.every((one) => isOf(one, 'Pele') && isOf(one, 'Pó')))
    const cheap = await get(ALL, { ...goal, preco: '0-50', categoria: 'skincare', disponivel: '1' })
    assert.ok(cheap.conteudo.produtos.length > 0)
    for (const { precos, status, filtros } of cheap.conteudo.produtos) {
      assert.ok(precos.por <= 50 && status === 'disponivel')
      assert.ok(filtros.some(({ label }) => label === 'Pele'))
    }
    for (const { ativo, rota, quantidade } of [
      ...groupsOf(cheap).flatMap(({ valores }) => valores),
      ...cheap.conteudo.detalhes.filtrosPreco,
    ]) {
      const pressed = await get(ALL, { ...rota.query, categoria: 'skincare', disponivel: '1' })
      const expected = ativo ? cheap : pressed
      assert.equal(quantidade, expected.info?.total, JSON.stringify(rota.query))
    }
    const goals = groupsOf(cheap).find(({ nome }) => nome === 'Objetivo')!
    assert.ok(goals.valores.every(({ ativo, rota }) => ativo || rota.query['preco'] === '0-50'))
  },
)

test('4.8 the pages of a filtered listing have its filter', skip, async () => {
  const whole = await get(ALL, { 'filtro[objetivo]': 'pele' })
  const walked: number[] = []
  let next: string | null | undefined =
    `${ALL}&limit=4&${new URLSearchParams({ 'filtro[objetivo]': 'pele' })}`
  while (next) {
    const page: Listing = await read<Listing>(next)
    walked.push(...idsOf(page))
    next = page.info?.next
  }
  assert.deepEqual(walked, idsOf(whole))
})

test(
  '4.8 an unknown value or group finds no product with 200; an empty value is no filter',
  skip,
  async () => {
    const unknown = ['nada', '?', 'PELE', "'; drop table product", 'x'.repeat(200), 'po']
    for (const value of unknown) {
      const { conteudo, info } = await get(ALL, { 'filtro[objetivo]': value })
      assert.deepEqual([conteudo.produtos, info?.total], [[], 0], value)
    }
    assert.deepEqual(idsOf(await get(ALL, { 'filtro[cor]': 'pele' })), [])
    assert.deepEqual(idsOf(await get(ALL, { 'filtro[objetivo]': '' })), idsOf(await get(ALL)))
  },
)

test(
  '4.8 groups and cards are in the language of the request, and the shop can parse them',
  skip,
  async () => {
    const english = await read<Listing>(`${ALL}&limit=100`, { 'Accept-Language': 'en' })
    const [goal] = groupsOf(english)
    assert.deepEqual([goal?.nome, goal?.valores[0]?.label], ['Goal', 'Skin'])
    const parsed = await listingSchema.validate(english)
    assert.deepEqual(parsed.conteudo.produtos[0]?.filtros[0], { nome: 'Goal', label: 'Skin' })
    assert.equal(parsed.conteudo.produtos[0]?.atributos.unico?.valores[0]?.label, '216 g')
  },
)
