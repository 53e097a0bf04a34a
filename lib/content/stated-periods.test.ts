/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CLICK_COOKIE, CLICK_MAX_AGE, GOOGLE_CLICK_COOKIE } from '../attribution/click-cookie.ts'
import { PENDING_CLICK_COOKIE, PENDING_CLICK_MAX_AGE } from '../attribution/click-cookie.ts'
import { parseEnv } from '../config/env.ts'
import { CONSENT_COOKIE, CONSENT_MAX_AGE } from '../consent/consent.ts'
import { MAX_COMMENT, MAX_PHOTO_BYTES } from '../contract/reviews.ts'
import { consentCopy } from '../copy/consent.ts'
import { orderCopy } from '../copy/order.ts'
import { passwordCopy } from '../copy/password.ts'
import { checkoutCopy } from '../copy/checkout.ts'
import { DEVICE_COOKIE, DEVICE_LIFE_S } from '../embedded/store/known-device.ts'
import { MAIL_STORED_MS } from '../embedded/mail/old-mail.ts'
import { orderTexts, otherTexts } from '../embedded/mail/texts.ts'
import { WITHDRAWAL_DAYS } from '../embedded/orders/withdrawal-term.ts'
import { REJECTED_PHOTO_MS } from '../embedded/photos/retire-photos.ts'
import { RESPONSE_STORED_MS } from '../embedded/store/idempotency.ts'
import { RECOVERY_LINK_MS } from '../embedded/store/password-recovery.ts'
import { SESSION_MS } from '../embedded/store/sessions.ts'
import { DRAFT_MS } from '../embedded/store/stored-draft.ts'
import { FLASH_COOKIES, FLASH_LIFE_S } from '../handlers/flash.ts'
import { ORDER_COOKIE, ORDER_COOKIE_LIFE_S } from '../host/order-cookie.ts'
import { MAX_HELD_ORDERS } from '../shop/held-orders.ts'
import { ORDER_EMAIL_COOKIE, ORDER_EMAIL_LIFE_S } from '../host/order-cookie.ts'
import { MAX_CHOSEN_BYTES } from '../shop/review-draft.ts'
import { SENT_COUPON_COOKIE } from '../shop/sent-coupon.ts'
import { DEMO_BRAND, DEMO_COMPANY, DEMO_ENV } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { brandPage } from './brand-page.ts'
import { faqEntries } from './faq.ts'
import { offerValues } from './offer-values.ts'
import { pageValues } from './page-values.ts'

const LANGS = ['pt', 'en'] as const
type Lang = (typeof LANGS)[number]
const DAY_S = 86_400

/** A page of the brand as the shop shows it: one line for each paragraph, list item and table row. */
function linesOf(name: 'privacy' | 'terms' | 'returns' | 'payment', lang: Lang, env = DEMO_ENV): string[] {
  const facts = { env, company: DEMO_COMPANY, settings: DEMO_SETTINGS }
  const html = JSON.stringify(brandPage(DEMO_BRAND, name, lang, pageValues(lang, facts)))
  return html
    .replaceAll('\\n', ' ')
    .split(/<\/(?:p|li|tr|div|dd)>/)
    .map((line) => line.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
}

/** '30 dias', '6 months' of a time in seconds. */
function inWords(seconds: number, lang: Lang): string {
  const [count, pt, en] =
    seconds >= 180 * DAY_S
      ? [seconds / (30 * DAY_S), 'meses', 'months']
      : seconds > DAY_S
        ? [seconds / DAY_S, 'dias', 'days']
        : seconds > 3600
          ? [seconds / 3600, 'horas', 'hours']
          : [seconds / 60, 'minutos', 'minutes']
  return `${count} ${lang === 'pt' ? pt : en}`
}

const COOKIES: [name: string, seconds: number][] = [
  [DEMO_ENV.sessionCookie, SESSION_MS / 1000],
  ...FLASH_COOKIES.map((name): [string, number] => [name, FLASH_LIFE_S]),
  [DEVICE_COOKIE, DEVICE_LIFE_S],
  [ORDER_COOKIE, ORDER_COOKIE_LIFE_S],
  [ORDER_EMAIL_COOKIE, ORDER_EMAIL_LIFE_S],
  [CONSENT_COOKIE, CONSENT_MAX_AGE],
  [PENDING_CLICK_COOKIE, PENDING_CLICK_MAX_AGE],
  [CLICK_COOKIE, CLICK_MAX_AGE],
  [GOOGLE_CLICK_COOKIE, CLICK_MAX_AGE],
]

test.each(COOKIES)('P12 the privacy policy states the lifetime of the cookie %s', (name, seconds) => {
  for (const lang of LANGS) {
    // Names stand in brackets, alone or with another one: 'pedido' is not found in 'pedido-email'.
    const inTable = new RegExp(`(?:\\( | e | and )${name} (?:\\)|e |and )`)
    const row = linesOf('privacy', lang).find((line) => inTable.test(line))
    expect([name, row]).toEqual([name, expect.stringContaining(inWords(seconds, lang))])
  }
})

test('P12 the privacy policy states how many orders the cookie of their pages holds', () => {
  expect(MAX_HELD_ORDERS).toBe(5)
  for (const [lang, words] of [
    ['pt', 'cinco últimos pedidos'],
    ['en', 'last five orders'],
  ] as const)
    expect(linesOf('privacy', lang).find((line) => line.includes(words))).toContain(`( ${ORDER_COOKIE} )`)
})

/** The files in which the shop's pages write to the browser's storage, with the name of what they store. */
const STORED_BY: Record<string, string> = {
  'lib/browser/wishlist-marker.ts': 'favoritos',
  'lib/browser/quoted-postal-code.ts': 'cep',
  'lib/browser/seen-prices.ts': 'precos',
  'components/checkout/quoted-cep.ts': 'compra cep',
  'components/ui/login-marker.tsx': DEMO_ENV.loginMarkerKey,
  'components/reviews/draft-store.ts': 'avaliacao',
  'components/search/recent-searches.ts': 'buscas',
  'components/checkout/typed-values.ts': 'compra',
}

test('P12 the privacy policy names everything that a page of the shop stores in the browser', () => {
  const root = path.join(__dirname, '../..')
  const writers = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|moderation/.test(file))
      .filter((file) =>
        /(?:local|session)Storage\.setItem/.test(readFileSync(path.join(root, file), 'utf8')),
      ),
  )
  expect(writers.sort()).toEqual(Object.keys(STORED_BY).sort())
  for (const lang of LANGS) {
    const text = linesOf('privacy', lang).join('\n')
    for (const name of [...Object.values(STORED_BY), SENT_COUPON_COOKIE])
      expect(text).toContain(`( ${name} )`)
  }
})

test.each<[what: string, pt: string, en: string, ms: number]>([
  ['carts and sessions', 'Carrinho, favoritos', 'Cart, favorites', SESSION_MS],
  ['drafts of a checkout', 'sem fazer o pedido', 'without placing the order', DRAFT_MS],
  ['photos of rejected reviews', 'avaliação recusada', 'rejected review', REJECTED_PHOTO_MS],
  ['sent e-mails', 'E-mails que mandamos', 'E-mails we send', MAIL_STORED_MS],
  ['IP addresses', 'o endereço IP só', 'the IP address only', RESPONSE_STORED_MS],
])('the privacy policy states how long the store keeps %s', (_, pt, en, ms) => {
  for (const [lang, words] of [
    ['pt', pt],
    ['en', en],
  ] as const) {
    const line = linesOf('privacy', lang)
      .join('\n')
      .split('\n')
      .filter((each) => each.includes(words))
      .join(' ')
    expect(line).toContain(inWords(ms / 1000, lang))
  }
})

test('art. 49 CDC: every text states the term of withdrawal that the store grants', () => {
  const days = { pt: `${WITHDRAWAL_DAYS} dias`, en: `${WITHDRAWAL_DAYS} (?:calendar )?days` }
  for (const lang of LANGS) {
    const faq = faqEntries(DEMO_BRAND, lang, { settings: DEMO_SETTINGS, offer: offerValues(DEMO_ENV) })
    const texts = [
      ...(['terms', 'returns', 'payment'] as const).map((name) => linesOf(name, lang).join('\n')),
      faq.find(({ id }) => id === 'desistir')!.answer.join('\n'),
      checkoutCopy[lang].trust.withdrawal,
      orderCopy[lang].withdrawalText,
      orderTexts[lang].rights,
    ]
    for (const text of texts) expect(text).toMatch(new RegExp(days[lang]))
  }
})

test('every text about a new password states how long its link is valid', () => {
  for (const lang of LANGS) {
    const { askedTexts } = passwordCopy[lang]
    const words = inWords(RECOVERY_LINK_MS / 1000, lang)
    for (const text of [askedTexts.mail, askedTexts.team, otherTexts[lang].passwordText])
      expect(text).toContain(words)
  }
})

test('the texts about reviews state the limits of the form', () => {
  const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`
  for (const lang of LANGS) {
    const faq = faqEntries(DEMO_BRAND, lang, { settings: DEMO_SETTINGS, offer: offerValues(DEMO_ENV) })
    for (const text of [
      linesOf('terms', lang).join('\n'),
      faq.find(({ id }) => id === 'avaliar')!.answer.join('\n'),
    ]) {
      expect(text).toMatch(new RegExp(`${MAX_COMMENT} (?:caracteres|characters)`))
      expect(text).toContain(megabytes(MAX_PHOTO_BYTES))
      expect(text).toContain(megabytes(MAX_CHOSEN_BYTES))
    }
  }
})

test('the consent banner states how long a click waits for the choice', () => {
  for (const lang of LANGS) expect(consentCopy[lang].adsText).toContain(inWords(PENDING_CLICK_MAX_AGE, lang))
})

test('P29 a chat is promised only by a shop with a WhatsApp number', () => {
  for (const lang of LANGS) {
    const contact = (whatsapp: string | null) =>
      faqEntries(DEMO_BRAND, lang, {
        settings: DEMO_SETTINGS,
        offer: offerValues(parseEnv({}).env, { whatsapp }),
      })
        .find(({ id }) => id === 'contato')!
        .answer.join(' ')
    expect(contact('5511999998888')).toMatch(/chat/)
    expect(contact(null)).not.toMatch(/chat/)
    expect(DEMO_BRAND.service?.chat?.withoutNumber?.[lang]).not.toMatch(/WhatsApp|chat/i)
    const story = (whatsapp: string | null) => {
      const facts = { env: DEMO_ENV, company: { ...DEMO_COMPANY, whatsapp }, settings: DEMO_SETTINGS }
      return JSON.stringify(brandPage(DEMO_BRAND, 'about', lang, pageValues(lang, facts)))
    }
    expect(story('5511999998888')).toMatch(/Chat (no|on) WhatsApp/)
    expect(story(null)).not.toMatch(/chat/i)
  }
})
