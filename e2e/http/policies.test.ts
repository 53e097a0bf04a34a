import { foreignWords } from '../language-of-text.ts'
import { LANGUAGES } from '../languages.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { expect, test } from './fixtures.ts'

type Statements = Record<'pt' | 'en', (string | RegExp)[]>

interface Policy {
  path: string
  title: Record<'pt' | 'en', string>
  statements: Statements
}

const PAYMENT = '/pagina/politica-de-pagamento'
const PRIVACY = '/pagina/politica-de-privacidade'
const TERMS = '/pagina/termos'
const RETURNS = '/pagina/troca-e-devolucao'

/** The statements of spec sections 5 and 9 in the wording of each page. */
const POLICIES: Policy[] = [
  {
    path: PAYMENT,
    title: { pt: 'Política de pagamento e reembolso', en: 'Payment and refund policy' },
    statements: {
      pt: [
        /em até 12x/,
        /19,99%\s+sobre o total/,
        '12x de R$ 2,49, portanto, o total a prazo é R$ 29,88',
        'com juros',
        /R\$ 450,00 ou mais, o desconto de 20%/,
        'grátis a partir de R$ 299,00 e custa R$ 9,90',
        'até R$ 1.500,00 de subtotal',
        'até 7 dias corridos a partir do recebimento',
        'sem uso e com o lacre intacto',
        'O CPF do titular da conta que recebe o dinheiro é o mesmo CPF do pedido',
        'em até 10 dias',
        'até três faturas',
        '3 potes em um único pedido',
        'devolver os 3 potes vazios',
        'o valor do frete não é reembolsado',
        'Pix',
      ],
      en: [
        'up to 12 monthly installments',
        /19\.99%\s+on the total/,
        '12 payments of R$ 2.49, the total with interest is R$ 29.88',
        'with interest',
        /R\$\s450\.00 or more, a discount of 20%/,
        'free from R$ 299.00 and a flat R$ 9.90',
        'up to R$ 1,500.00',
        'within 7 calendar days of receipt',
        'unused and with its seal intact',
        'tax ID (CPF) of the account holder who receives the money is the same as the CPF of the order',
        'within 10 days',
        'up to three statements',
        '3 jars in one order',
        'return the 3 empty jars',
        'shipping is not refunded',
        'Prices are in Brazilian reais (BRL',
        'an approximate amount in USD',
      ],
    },
  },
  {
    path: PRIVACY,
    title: { pt: 'Política de privacidade', en: 'Privacy policy' },
    statements: {
      pt: [
        'Lei 13.709/2018',
        'Atualizada em 26 de novembro de 2026',
        'O e-mail nunca aparece',
        '30 minutos',
        '90 dias',
        'PHPSESSID',
        'site-login',
        'confirmação',
        'acesso',
        'correção',
        'anonimização, bloqueio ou eliminação',
        'portabilidade',
        'revogação do consentimento',
        'revisão de decisões automatizadas',
        'em até 15 dias',
        'ANPD',
      ],
      en: [
        'Law 13,709/2018',
        'Updated on November 26, 2026',
        'e-mail is never shown',
        '30 minutes',
        '90 days',
        'PHPSESSID',
        'site-login',
        'confirmation',
        'access',
        'correction',
        'anonymization, blocking or deletion',
        'portability',
        'revoking consent',
        'review of automated decisions',
        'within 15 days',
        'ANPD',
      ],
    },
  },
  {
    path: TERMS,
    title: { pt: 'Termos e condições', en: 'Terms and conditions' },
    statements: {
      pt: [
        'o CPF do titular da conta que recebe o dinheiro deve ser o mesmo CPF do pedido',
        'violar liberdades individuais',
        'incitar o crime',
        'invadir a privacidade',
        'ameaçar a segurança',
        'infringir direitos autorais',
        'comentário de até 300 caracteres',
        'até 2 MB',
        'até 12 MB, é reduzida no seu navegador',
        'o foro é o do seu domicílio',
      ],
      en: [
        'tax ID (CPF) of the account holder who receives the money must match the CPF of the order',
        'violate individual freedoms',
        'incite crime',
        'invade privacy',
        'threaten the safety',
        'infringe copyright',
        'a comment of up to 300 characters',
        'up to 2 MB',
        'up to 12 MB, smaller before it is sent',
        'heard where you live',
      ],
    },
  },
  {
    path: RETURNS,
    title: { pt: 'Troca e devolução', en: 'Returns and exchanges' },
    statements: {
      pt: [
        'até 7 dias corridos a partir do recebimento',
        'direito de arrependimento',
        'artigo 49',
        'sem uso e com o lacre intacto',
        'mesmo CPF do pedido',
        'artigos 24 e 26',
        '30 dias',
        '90 dias',
      ],
      en: [
        'within 7 calendar days of receipt',
        'right of withdrawal',
        'article 49',
        'unused and its seal intact',
        'same tax ID (CPF) as the order',
        'articles 24 and 26',
        '30 days',
        '90 days',
      ],
    },
  },
]

const articleOf = (plain: PlainBrowser) => plain.body.querySelector('article')!

/** Returns the text of the article with normalized whitespace; `ownLanguageOnly` leaves out elements that have a `lang` of their own. */
function textOf(plain: PlainBrowser, { ownLanguageOnly = false } = {}): string {
  const copy = articleOf(plain).cloneNode(true) as HTMLElement
  if (ownLanguageOnly) for (const other of copy.querySelectorAll('[lang]')) other.remove()
  // A blank after each block keeps words of adjacent blocks apart.
  for (const part of copy.querySelectorAll('p, li, h1, h2, h3, td, th, dt, dd, caption, summary'))
    part.append(' ')
  return copy.textContent.replace(/\s+/g, ' ')
}

const hrefsOf = (part: Element, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href')!)

for (const { lang, localPath } of LANGUAGES) {
  test(`P20 spec sections 5 and 9 ${lang}: each policy has every statement, in one language, and its contents link to existing sections`, async ({
    plain,
  }) => {
    for (const { path, title, statements } of POLICIES) {
      await plain.open(localPath(path))
      expect(plain.response.status(), path).toBe(200)
      expect([...plain.body.querySelectorAll('h1')].map((node) => node.textContent)).toEqual([title[lang]])
      const text = textOf(plain)
      const missing = statements[lang].filter(
        (statement) => !(statement instanceof RegExp ? statement : literal(statement)).test(text),
      )
      expect(missing, path).toEqual([])
      // The demonstration takes Pix and a simulated card.
      expect(text, path).not.toMatch(/boleto|bank slip/i)
      expect(foreignWords(textOf(plain, { ownLanguageOnly: true }), lang), path).toEqual([])

      const ids = [...plain.body.querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size, 'no id twice').toBe(ids.length)
      const anchors = hrefsOf(articleOf(plain), 'a[href^="#"]').map((href) => href.slice(1))
      expect(anchors.length).toBeGreaterThan(5)
      for (const anchor of anchors) expect(ids, anchor).toContain(anchor)

      const headings = [...articleOf(plain).querySelectorAll('h1, h2, h3, h4')]
      const levels = headings.map(({ tagName }) => Number(tagName[1]))
      levels.forEach((level, index) =>
        expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1),
      )
    }
  })

  test(`P22 ${lang}: the warranty is at #garantia, and the links between the policies lead to their sections`, async ({
    plain,
    request,
  }) => {
    await plain.open(localPath(RETURNS))
    const warranty = plain.body.querySelector('#garantia')
    expect(warranty?.textContent).toBe(lang === 'pt' ? 'Garantia' : 'Warranty')
    for (const { path } of POLICIES) {
      await plain.open(localPath(path))
      for (const link of new Set(hrefsOf(articleOf(plain), 'a[href^="/"]'))) {
        expect(link.startsWith('/en'), `${link} is in the language of ${localPath(path)}`).toBe(lang === 'en')
        const [target, id] = link.split('#') as [string, string?]
        const response = await request.get(target)
        expect(response.status(), link).toBe(200)
        if (id) expect(await response.text(), link).toContain(`id="${id}"`)
      }
    }
  })

  test(`spec section 2 ${lang}: the privacy policy lists the scientific links`, async ({ plain }) => {
    await plain.open(localPath(PRIVACY))
    const list = plain.body.querySelector('#referencias-cientificas')!.closest('section')!
    const [heading] = list.querySelectorAll('h2')
    expect(heading?.textContent).toBe(lang === 'pt' ? 'Referências científicas' : 'Scientific references')
    expect(hrefsOf(list, 'a[href^="https://"]').length).toBeGreaterThan(5)
  })
}

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
}
