import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { REVIEWS } from '../reviews-on-page.ts'
import { expect, test } from './fixtures.ts'

const TEXTS = {
  pt: {
    topic: 'O que você quer avaliar?',
    serum: 'Sérum Facial',
    name: 'Nome',
    comment: 'Comentário',
    photo: 'Foto (opcional)',
    send: 'Enviar avaliação',
    thanks: 'Obrigado por avaliar!',
    photoAgain: 'Escolha a foto outra vez',
  },
  en: {
    topic: 'What would you like to review?',
    serum: 'Facial Serum',
    name: 'Name',
    comment: 'Comment',
    photo: 'Photo (optional)',
    send: 'Send review',
    thanks: 'Thank you for your review!',
    photoAgain: 'Choose your photo again',
  },
} as const

const ALL = '/avaliacoes-produtos-rosalume'
const TOPICS = [
  'atendimento',
  'entrega',
  'colageno-verisol',
  'colageno-lacgest',
  'colageno-tipo-2',
  'creatina',
  'resveratrol',
  'retinol',
  'espuma-de-limpeza',
  'mascara-argila',
  'melatonina',
  'multivitaminico',
  'omega-3',
  'protetor',
  'serum',
  'renova-hair',
  'whey-protein',
]

const photo = async () => ({
  name: 'a.png',
  mimeType: 'image/png',
  buffer: new Uint8Array(
    await sharp({ create: { width: 400, height: 600, channels: 3, background: '#a6302f' } })
      .png()
      .toBuffer(),
  ),
})

const formOf = ({ body }: PlainBrowser) =>
  body.querySelector<HTMLFormElement>('form[action="/api/avaliacao"]')!

for (const { lang, localPath } of LANGUAGES) {
  const text = TEXTS[lang]

  async function fillIn(plain: PlainBrowser, email: string) {
    plain.fill(REVIEWS[lang].stars('4.5'), true, formOf(plain))
    plain.fill(text.name, 'Ana Beatriz', formOf(plain))
    plain.fill('E-mail', email, formOf(plain))
    plain.fill(text.comment, `Gostei muito ${randomBytes(4).toString('hex')}`, formOf(plain))
    plain.fill(text.photo, await photo(), formOf(plain))
  }

  test(`P7 T21 ${lang}: without JavaScript a plain form sends the review with its photo and ends on the thank-you page`, async ({
    plain,
    shop,
  }) => {
    await plain.open(localPath('/serum'))
    await plain.follow(REVIEWS[lang].write)
    expect([plain.url.searchParams.get('assunto'), plain.url.hash]).toEqual(['serum', '#avaliar'])
    await fillIn(plain, 'ana@exemplo.com')
    const hidden = formOf(plain).querySelectorAll<HTMLInputElement>('input[type=hidden]')
    expect(Object.fromEntries([...hidden].map(({ name, value }) => [name, value]))).toEqual({
      status_imagem: '0',
      status: '2',
      imagem: 'null',
      produto_id: '',
      produto_nome: '',
      produto_sku: '',
      produto_url: '',
      url_origem_avaliacao: shop.origin + localPath('/avaliacoes-produtos-rosalume'),
      site: 'rosalume',
      lang,
    })
    await plain.press(text.send, formOf(plain))
    expect(plain.url.pathname + plain.url.search).toBe(localPath('/obrigado'))
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.thanks)
  })

  test(`spec section 8 ${lang}: without JavaScript a rejected review keeps the typed values on its own page and can be sent again`, async ({
    plain,
  }) => {
    await plain.open(localPath('/avaliacao/revisar'))
    await fillIn(plain, 'ana@')
    plain.fill(text.topic, text.serum, formOf(plain))
    await plain.press(text.send, formOf(plain))
    expect(plain.url.pathname).toBe(localPath('/avaliacao/revisar'))
    const toError = plain.find('alert', undefined, plain.main).querySelector('a')!
    expect(toError.getAttribute('href')).toBe('#avaliar-email')
    const email = plain.field('E-mail', formOf(plain))
    expect([email.getAttribute('aria-invalid'), email.value]).toEqual(['true', 'ana@'])
    expect(plain.field(text.name, formOf(plain)).value).toBe('Ana Beatriz')
    const stars = plain.field(REVIEWS[lang].stars('4.5'), formOf(plain)) as HTMLInputElement
    expect(stars.checked).toBe(true)
    expect(plain.text(formOf(plain))).toContain(text.photoAgain)
    plain.fill('E-mail', 'ana@exemplo.com', formOf(plain))
    await plain.press(text.send, formOf(plain))
    expect(plain.text(plain.find('heading', undefined, plain.main))).toBe(text.thanks)
  })

  test(`P13 T21 ${lang}: without JavaScript a form leads to the reviews in the chosen order`, async ({
    plain,
    request,
  }) => {
    await plain.open(localPath('/serum'))
    plain.fill(REVIEWS[lang].order, REVIEWS[lang].orders.nota_asc)
    await plain.press(REVIEWS[lang].apply)
    expect(plain.url.search).toBe('?assunto=serum&ordem=nota_asc')
    const address = '/api/avaliacoes/produto/rosalume?filter_produto=serum&order_by=nota_asc'
    const { data } = (await (await request.get(address)).json()) as { data: { nome: string }[] }
    const names = [...plain.find('list', REVIEWS[lang].list).querySelectorAll('h3')]
    expect(names.map((name) => plain.text(name))).toEqual(data.map(({ nome }) => nome.trim()))
    expect(await plain.response.text()).toMatch(/<meta name="robots" content="noindex/)
  })

  test(`P11 ${lang}: three topics show 237000 more reviews than there are, and no other topic does; all together show their average`, async ({
    plain,
    request,
  }) => {
    for (const [slug, topic, extra] of [
      ['colageno-verisol', 'colageno verisol', 237_000],
      ['atendimento', 'atendimento', 237_000],
      ['entrega', 'entrega', 237_000],
      ['serum', 'serum', 0],
      // The list of all topics has them once.
      ['', '', 237_000],
    ] as const) {
      const list = await request.get(`/api/avaliacoes/produto/rosalume?filter_produto=${topic}`)
      const { meta } = (await list.json()) as { meta: { total: number; media: number } }
      await plain.open(slug ? `${localPath(ALL)}?assunto=${slug}` : localPath(ALL))
      const block = plain.body.querySelector<HTMLElement>('#avaliacoes')!
      const shown = (extra + meta.total).toLocaleString('pt-BR')
      expect(plain.text(block), topic).toContain(REVIEWS[lang].count(shown))
      // A block with an enlarged number also states how many reviews its list has, so that nobody expects more (P11).
      const total = meta.total.toLocaleString('pt-BR')
      const stated =
        lang === 'pt'
          ? `${total} delas têm comentário e aparecem abaixo.`
          : `${total} of them have a comment and are shown below.`
      expect(plain.text(block).includes(stated), topic).toBe(extra > 0)
      if (slug) continue
      const average = String(meta.media).replace('.', '[.,]')
      plain.find('img', new RegExp(`^(?:Média|Average) .*${average}`), block)
    }
  })

  test(`4.15 ${lang}: each card of the page of all reviews names the product of its review with a link to it`, async ({
    plain,
    request,
  }) => {
    await plain.open(localPath(ALL))
    const cards = [...plain.find('list', REVIEWS[lang].list).querySelectorAll('li')]
    const headers = { 'accept-language': lang === 'pt' ? 'pt-BR' : 'en-US' }
    const response = await request.get('/api/avaliacoes/produto/rosalume', { headers })
    const { data } = (await response.json()) as { data: { produto?: { nome: string; url: string } }[] }
    const links = cards.map((card) => card.querySelector('[data-part=product] a'))
    expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual(
      data.map(({ produto }) => [produto?.nome, produto && new URL(produto.url).pathname]),
    )
    expect(links.filter(Boolean).length).toBeGreaterThan(3)
    await plain.open(localPath('/serum'))
    expect(plain.body.querySelector('[data-part=product]')).toBeNull()
  })

  test(`spec section 2 ${lang}: every topic has its own page, cached for all visitors, and a link to it`, async ({
    plain,
    request,
  }) => {
    const all = localPath(ALL)
    await plain.open(all)
    const nav = () => plain.find('navigation', lang === 'pt' ? 'Escolher o assunto' : 'Choose a topic')
    const hrefs = [...nav().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([all, ...TOPICS.map((topic) => `${all}?assunto=${topic}#avaliacoes`)])
    for (const topic of TOPICS) {
      const response = await request.get(`${all}?assunto=${topic}`)
      expect([topic, response.status()]).toEqual([topic, 200])
      expect(response.headers()['cache-control']).toMatch(/s-maxage/)
      expect(await response.text()).toContain(`${all}?assunto=${topic}"`)
    }
    await plain.follow(text.serum, nav())
    const heading = () => plain.text(plain.body.querySelector('h1')!)
    const current = (of: HTMLElement) => plain.text(of.querySelector<HTMLElement>('[aria-current=page]')!)
    expect(heading()).toContain(text.serum)
    expect(current(nav())).toBe(text.serum)
    expect(plain.find('list', REVIEWS[lang].list).querySelectorAll('li').length).toBeGreaterThan(0)
    const trail = plain.find('navigation', lang === 'pt' ? 'Você está em' : 'You are here')
    expect(current(trail)).toBe(text.serum)
    await plain.open([...trail.querySelectorAll('a')].at(-1)!.href)
    expect(plain.url.pathname).toBe(all)
    expect(heading()).toMatch(/produtos|Product reviews/)
  })
}
