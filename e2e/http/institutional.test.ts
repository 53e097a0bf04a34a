import { LANGUAGES } from '../languages.ts'
import { expect, test } from './fixtures.ts'
import { headOf } from './heads.ts'

// The first five are the links of the side menu, in its order (spec section 2).
const PAGES = [
  { path: '/pagina/atendimento', pt: 'Atendimento', en: 'Customer service' },
  { path: '/pagina/duvidas-frequentes', pt: 'Dúvidas frequentes', en: 'Frequently asked questions' },
  { path: '/pagina/politica-de-privacidade', pt: 'Política de privacidade', en: 'Privacy policy' },
  { path: '/pagina/quem-somos', pt: 'Quem somos', en: 'About us' },
  { path: '/pagina/termos', pt: 'Termos e condições', en: 'Terms and conditions' },
  {
    path: '/pagina/politica-de-pagamento',
    pt: 'Política de pagamento e reembolso',
    en: 'Payment and refund policy',
  },
  { path: '/pagina/troca-e-devolucao', pt: 'Troca e devolução', en: 'Returns and exchanges' },
  { path: '/pagina/referencias', pt: 'Referências científicas', en: 'Scientific references' },
  { path: '/pagina', pt: 'Informações e ajuda', en: 'Information and help' },
] as const
const MENU = PAGES.slice(0, 5)
const COPY = {
  pt: { menu: 'Páginas institucionais', crumbs: 'Você está em', help: 'Fale com o atendimento' },
  en: { menu: 'About the store', crumbs: 'You are here', help: 'Talk to customer service' },
} as const

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()

for (const { lang, home, localPath } of LANGUAGES) {
  const copy = COPY[lang]

  test(`spec section 2 ${lang}: each institutional page has title, breadcrumb, side menu with five links, link to customer service`, async ({
    plain,
    shop,
  }) => {
    for (const { path, [lang]: title } of PAGES) {
      await plain.open(localPath(path))
      expect(plain.response.status(), path).toBe(200)
      const { head, title: documentTitle } = plain.body.ownerDocument
      const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name)
      expect(documentTitle).toMatch(new RegExp(`^${title}.* \\| Rosalume$`))
      expect([...plain.body.querySelectorAll('h1')].map(textOf)).toEqual([title])
      expect(attribute('meta[name="description"]', 'content')).toMatch(/.{50,}/)
      expect(attribute('meta[name="robots"]', 'content')).toMatch(/^index, follow/)

      const crumbs = plain.body.querySelector(`nav[aria-label="${copy.crumbs}"]`)!
      expect([...crumbs.querySelectorAll('li')].map(textOf)).toEqual(['Home', title])
      expect([...crumbs.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([home])

      const menu = plain.body.querySelector(`nav[aria-label="${copy.menu}"]`)!
      expect([...menu.querySelectorAll('a')].map(textOf)).toEqual(MENU.map((each) => each[lang]))
      const current = [...menu.querySelectorAll('[aria-current="page"]')].map(textOf)
      expect(current).toEqual(MENU.some((each) => each.path === path) ? [title] : [])

      const isAbout = path === '/pagina/quem-somos'
      const { canonical, alternates } = headOf(await plain.response.text(), path)
      expect(canonical).toBe(shop.origin + (isAbout ? path : localPath(path)))
      expect(Object.keys(alternates)).toHaveLength(isAbout ? 0 : 3)
      const help = [...plain.body.querySelectorAll('a')].filter((link) => textOf(link) === copy.help)
      if (path.endsWith('atendimento')) expect(help).toEqual([])
      else expect(help.at(-1)?.getAttribute('href')).toBe(localPath('/pagina/atendimento'))
    }
  })
}

test('P2 the Portuguese page about the company also has the English text; the English page has only that', async ({
  plain,
}) => {
  const article = () => textOf(plain.body.querySelector('article'))
  await plain.open('/pagina/quem-somos')
  const english = plain.body.querySelector('section[lang="en"]')!
  expect(textOf(english.querySelector('h2'))).toBe('About us')
  expect(textOf(english)).toContain('founded in 2020')
  expect(textOf(english)).toContain('30% of the Brazilian collagen market')
  expect(article()).toContain('Segundo dados da própria empresa')
  await plain.open('/en/pagina/quem-somos')
  expect(plain.body.querySelectorAll('section[lang]')).toHaveLength(0)
  expect(article()).toContain('founded in 2020')
})

test('P20 the page shows the chat hours, which differ from the hours in the footer', async ({ plain }) => {
  await plain.open('/pagina/atendimento')
  // Once, and each under the name of what it is for, so that they do not contradict each other.
  expect(textOf(plain.body.querySelector('article'))?.split('das 9h às 17h')).toHaveLength(2)
  expect(plain.text(plain.find('contentinfo'))).toMatch(/Horário do escritório.*das 8h às 18h/)
  // The demonstration has no WhatsApp number, so the page leads to the form instead of promising a conversation.
  const chat = plain.text(plain.find('region', 'Quando respondemos às mensagens'))
  expect(plain.text()).not.toContain('Ajuda por chat')
  expect(chat).toContain('Segunda a sexta, das 9h às 17h (horário de Brasília)')
  expect(chat).toContain('Escreva pelo formulário desta página')
  expect(chat).not.toContain('WhatsApp')
  await plain.open('/en/pagina/atendimento')
  const english = textOf(plain.body.querySelector('article'))
  expect(english).toContain('Monday to Friday, 9 AM to 5 PM (Brazil time)')
})

test('P24 references link to the articles with rel=noopener', async ({ plain }) => {
  await plain.open('/pagina/referencias')
  const links = [...plain.body.querySelectorAll<HTMLAnchorElement>('article a[href^="https://"]')]
  expect(links.length).toBeGreaterThanOrEqual(10)
  for (const { href, rel } of links) {
    expect(href).toMatch(/^https:\/\/(?:doi\.org|pubmed\.ncbi\.nlm\.nih\.gov)\//)
    expect(rel).toBe('noopener')
  }
  expect(plain.body.querySelector('[lang="en"] > a')).not.toBeNull()
})

test('spec section 9 the terms of the closed challenge are in the text of the returns page, not among its contents', async ({
  plain,
}) => {
  for (const { localPath } of LANGUAGES) {
    await plain.open(localPath('/pagina/troca-e-devolucao'))
    expect(textOf(plain.body.querySelector('article nav'))).not.toMatch(/desafio|challenge/i)
    expect(textOf(plain.body.querySelector('article #desafio'))).toMatch(/3 potes vazios|3 empty jars/)
  }
})
