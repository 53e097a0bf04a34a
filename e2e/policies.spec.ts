import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { foreignWords } from './language-of-text.ts'

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
        '10 dias úteis',
        '3 potes em um único pedido',
        'devolver os 3 potes vazios',
        'o valor do frete não é reembolsado',
        'Pix',
        'Boleto',
      ],
      en: [
        'up to 12 monthly installments',
        /19\.99%\s+on the total/,
        '12 payments of R$ 2.49 the total with interest is R$ 29.88',
        'with interest',
        /R\$\s450\.00 or more, a discount of 20%/,
        'free from R$ 299.00 and a flat R$ 9.90',
        'up to R$ 1,500.00',
        'within 7 calendar days of receipt',
        'unused and with its seal intact',
        'tax ID (CPF) of the account holder who receives the money is the same as the CPF of the order',
        'within 10 days',
        'up to three statements',
        '10 business days',
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
        'Atualizada em 23 de novembro de 2026',
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
        'Updated on November 23, 2026',
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
    title: { pt: 'Troca e devolução', en: 'Returns and exchange' },
    statements: {
      pt: [
        'até 7 dias corridos a partir do recebimento',
        'direito de arrependimento',
        'artigo 49',
        'sem uso e com o lacre intacto',
        'até 10 dias úteis',
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
        'within 10 business days',
        'same tax ID (CPF) as the order',
        'articles 24 and 26',
        '30 days',
        '90 days',
      ],
    },
  },
]

/** Returns the text of the article with normalized whitespace; `ownLanguageOnly` leaves out elements that have a `lang` of their own. */
async function textOf(page: Page, { ownLanguageOnly = false } = {}): Promise<string> {
  const text = await page.getByRole('article').evaluate((article, only) => {
    const copy = article.cloneNode(true) as HTMLElement
    if (only) for (const other of copy.querySelectorAll('[lang]')) other.remove()
    // A blank after each block keeps words of adjacent blocks apart.
    for (const part of copy.querySelectorAll('p, li, h1, h2, h3, td, th, dt, dd, caption, summary'))
      part.append(' ')
    return copy.textContent
  }, ownLanguageOnly)
  return text.replace(/\s+/g, ' ')
}

// Without JavaScript a page loads in half the time, and the server renders these texts.
test.describe('the text', () => {
  test.use({ javaScriptEnabled: false })

  for (const { lang, localPath } of LANGUAGES) {
    test(`P20 spec sections 5 and 9 ${lang}: each policy has every statement, in one language, and its contents link to existing sections`, async ({
      page,
    }) => {
      for (const { path, title, statements } of POLICIES) {
        const response = await page.goto(localPath(path))
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[lang])
        const text = await textOf(page)
        const missing = statements[lang].filter(
          (statement) => !(statement instanceof RegExp ? statement : literal(statement)).test(text),
        )
        expect(missing, path).toEqual([])
        expect(foreignWords(await textOf(page, { ownLanguageOnly: true }), lang), path).toEqual([])

        const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
        expect(new Set(ids).size, 'no id twice').toBe(ids.length)
        const anchors = await page
          .getByRole('article')
          .locator('a[href^="#"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')!.slice(1)))
        expect(anchors.length).toBeGreaterThan(5)
        for (const anchor of anchors) expect(ids, anchor).toContain(anchor)

        const headings = await page
          .getByRole('article')
          .locator('h1, h2, h3, h4')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])))
        headings.forEach((level, index) =>
          expect(level - (headings[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1),
        )
      }
    })
  }

  test('P22 the warranty is at #garantia, and the links between the policies lead to their sections', async ({
    page,
    request,
  }) => {
    for (const { lang, localPath } of LANGUAGES) {
      await page.goto(localPath(`${RETURNS}#garantia`))
      await expect(page.locator('#garantia')).toHaveText(lang === 'pt' ? 'Garantia' : 'Warranty')
      await expect(page.locator('#garantia')).toBeInViewport()
      for (const { path } of POLICIES) {
        await page.goto(localPath(path))
        const links = await page
          .getByRole('article')
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
        for (const link of new Set(links)) {
          expect(link.startsWith('/en'), `${link} is in the language of ${localPath(path)}`).toBe(
            lang === 'en',
          )
          const [target, id] = link.split('#') as [string, string?]
          const response = await request.get(target)
          expect(response.status(), link).toBe(200)
          if (id) expect(await response.text(), link).toContain(`id="${id}"`)
        }
      }
    }
  })

  test('spec section 2 the privacy policy lists the scientific links', async ({ page }) => {
    for (const { lang, localPath } of LANGUAGES) {
      await page.goto(localPath(PRIVACY))
      const list = page.locator('section').filter({ has: page.locator('#referencias-cientificas') })
      await expect(list.getByRole('heading', { level: 2 })).toHaveText(
        lang === 'pt' ? 'Referências científicas' : 'Scientific references',
      )
      expect(await list.locator('a[href^="https://"]').count()).toBeGreaterThan(5)
    }
  })
})

test.describe('the table of contents', () => {
  const open = async (page: Page, name: string) => {
    await page.goto(RETURNS)
    const contents = page.getByRole('navigation', { name: 'Nesta página' })
    const summary = contents.locator('summary')
    if (await summary.isVisible()) await summary.click()
    await contents.getByRole('link', { name, exact: true }).click()
  }

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })
      for (const width of [360, 1280]) {
        test(`scrolls the heading below the header, at ${width}`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 })
          await open(page, 'Garantia')
          await expect(page).toHaveURL(/#garantia$/)
          const header = await page.getByRole('banner').boundingBox()
          await expect
            .poll(async () => {
              const { y } = (await page.locator('#garantia').boundingBox())!
              return y >= header!.height && y < 400
            })
            .toBe(true)
        })
      }
    })
  }
})

function literal(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'))
}
