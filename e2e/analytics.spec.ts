import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { fillCheckout } from './filled-checkout.ts'
import { drawerOf, expect, LANGUAGES, test as base, untilHydrated } from './fixtures.ts'
import { openShop } from './shop.ts'

const GOOGLE = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'
const SOLD_BY_QUOTE = 'RB-630'
const META = 'https://connect.facebook.net/en_US/fbevents.js'
/** The consent cookie of a visitor who accepts all: version, time, m for measurement and p for advertising. */
const ACCEPTS_ALL = '1.1763731234.mp'

const LABELS = {
  pt: {
    region: 'Cookies, só se você quiser',
    reject: 'Recusar',
    accept: 'Aceitar',
    more: 'Preferências',
    panel: 'Preferências de privacidade',
  },
  en: {
    region: 'Cookies, only if you want them',
    reject: 'Reject',
    accept: 'Accept',
    more: 'Preferences',
    panel: 'Privacy preferences',
  },
}

const SETTINGS = {
  GTM_ID: 'GTM-TEST123',
  META_PIXEL_ID: '123456789012345',
  COMPANY_FILE: path.join(import.meta.dirname, 'company.json'),
}

/** A shop with both tags configured. `thirdParty` records the requests to other hosts, which get a stub response. */
const test = base.extend<{ thirdParty: string[] }>({
  shop: async ({ ownShop }, use) => use(await ownShop(() => openShop(SETTINGS))),
  thirdParty: [
    async ({ context, shop }, use) => {
      const thirdParty: string[] = []
      const isThirdParty = (url: URL) => url.origin !== shop.origin
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^http/.test(url.protocol) && isThirdParty(url)) thirdParty.push(request.url())
      })
      await context.route(isThirdParty, (route) => {
        const isGoogle = route.request().url() === GOOGLE
        const body = isGoogle ? "document.cookie = '_ga=GA1.1.1.1; path=/'" : ''
        return route.fulfill({ contentType: 'text/javascript', body })
      })
      await use(thirdParty)
    },
    { auto: true },
  ],
})

test.use({ isFirstVisit: true })

// Runs all tests of this file in one worker, so that the shop starts only once.
test.describe.configure({ mode: 'default' })

type DataLayerEntry = Record<string, unknown> & { event?: string }

const dataLayer = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.stringify([...(window.dataLayer ?? [])])) as DataLayerEntry[])
const events = async (page: Page) =>
  (await dataLayer(page)).flatMap(({ event }) =>
    event && !['web_vitals', 'pagina'].includes(event) ? [event] : [],
  )
/** Returns the consent to ads and to analytics with which Google's tag starts: the last consent entry before its own event. */
const consentBeforeGoogle = async (page: Page) => {
  const entries = (await dataLayer(page)) as Record<string, unknown>[]
  const before = entries.slice(
    0,
    entries.findIndex(({ event }) => event === 'gtm.js'),
  )
  const last = before.findLast((entry) => entry['0'] === 'consent')?.['2'] as Record<string, string>
  return [last['ad_storage'], last['analytics_storage']]
}
const itemIds = (entry: DataLayerEntry | undefined) =>
  (entry!['ecommerce'] as { items: { item_id: string }[] }).items.map(({ item_id: id }) => id)
const setConsent = (context: BrowserContext, origin: string, value = ACCEPTS_ALL) =>
  context.addCookies([{ name: 'consentimento', value, url: origin }])
const consentCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'consentimento')?.value

test('P12 R83 no tag loads before consent, after a rejection or after a withdrawal; a later consent loads only the tags that it covers, with that consent', async ({
  page,
  context,
  thirdParty,
}) => {
  const { region, reject, panel } = LABELS.pt
  const banner = page.getByRole('region', { name: region })
  const preferences = async () => {
    // By keyboard, because the toast of the previous choice may still cover the footer.
    await page.getByRole('link', { name: panel }).press('Enter')
    return page.getByRole('region', { name: panel })
  }

  await test.step('a rejection', async () => {
    await page.goto('/serum')
    await banner.getByRole('button', { name: reject }).click()
    await expect(banner).toBeHidden()
    await expect.poll(() => consentCookie(context)).toMatch(/^1\.\d+\.-$/)
    await expect.poll(() => events(page)).toEqual(['view_item'])
    expect(thirdParty).toEqual([])
  })

  await test.step('a later consent to everything on the same page', async () => {
    const dialog = await preferences()
    await dialog.getByRole('button', { name: 'Aceitar' }).click()
    await expect.poll(() => thirdParty).toEqual([GOOGLE, META])
    expect(await consentCookie(context)).toMatch(/\.mp$/)
    expect(await consentBeforeGoogle(page)).toEqual(['granted', 'granted'])
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('_ga')
  })

  await test.step('a withdrawal, after which the page loads again', async () => {
    const dialog = await preferences()
    await expect(dialog.getByText(/^Sua última escolha/)).toBeVisible()
    thirdParty.length = 0
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: reject }).click()])
    await untilHydrated(page)
    await expect.poll(() => events(page)).toEqual(['view_item'])
    await expect(banner).toBeHidden()
    expect(thirdParty).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consentimento'])
  })

  await test.step('consent to measurement only, then to everything', async () => {
    let dialog = await preferences()
    await dialog.getByRole('checkbox', { name: /^Medição/ }).check()
    await dialog.getByRole('button', { name: 'Salvar escolha' }).click()
    await expect.poll(() => thirdParty).toEqual([GOOGLE])
    expect(await consentCookie(context)).toMatch(/\.m$/)
    expect(await consentBeforeGoogle(page)).toEqual(['denied', 'granted'])
    dialog = await preferences()
    await dialog.getByRole('button', { name: 'Aceitar' }).click()
    await expect.poll(() => thirdParty).toEqual([GOOGLE, META])
  })
})

for (const language of LANGUAGES) {
  test(
    `P12 R91 the consent banner works by keyboard (${language.lang}): its first button is the third Tab stop, and Esc does not close it`,
    { tag: '@one-language' },
    async ({ page, consoleErrors }) => {
      const { region, reject, accept, more, panel } = LABELS[language.lang]
      await page.goto(language.localPath('/obrigado'))
      const banner = page.getByRole('region', { name: region })
      await expect(banner).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(banner).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: /^(?:Pular|Skip)/ })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(banner.getByRole('button', { name: reject })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(banner.getByRole('button', { name: accept })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(banner.getByRole('button', { name: more })).toBeFocused()
      await page.keyboard.press('Enter')
      const open = page.getByRole('region', { name: panel })
      await expect(open.getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      // Only this request fails: code that waits for the first interaction may still be loading.
      await page.route('**/api/consentimento', (route) => route.abort('internetdisconnected'))
      await open.getByRole('button', { name: reject }).press('Enter')
      await expect(open.getByRole('alert')).toHaveText(/tente de novo|try again/)
      await page.unroute('**/api/consentimento')
      expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_INTERNET_DISCONNECTED')])
      await open.getByRole('button', { name: reject }).press('Enter')
      await expect(open).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
    },
  )
}

test('R80 R81 R82 from the list to the checkout each event is sent once, in order and with its payload', async ({
  page,
  context,
  shop,
}) => {
  await setConsent(context, shop.origin)
  const pt = LANGUAGES[0]
  await page.goto('/produtos')
  await expect.poll(() => events(page)).toContain('ListingProducts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sérum Facial/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/serum$/)
  await expect.poll(() => events(page)).toContain('view_item')
  const added = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /cart$/.test(response.url()),
  )
  await page.getByRole('button', { name: pt.add }).first().dblclick()
  const { estrutura } = (await (await added).json()) as {
    estrutura: { apps: { pixelFacebook: { eventId: string } } }
  }
  const drawer = drawerOf(page, pt)
  await expect(drawer).toBeVisible()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true))
  await drawer.getByRole('link', { name: pt.purchase }).click()
  expect((await events(page)).filter((name) => name !== 'gtm.js')).toEqual([
    'view_item_list',
    'ListingProducts',
    'view_item',
    'add_to_cart',
    'view_cart',
    'begin_checkout',
  ])
  const entries = await dataLayer(page)
  const indexOf = (name: string) => entries.findIndex(({ event }) => event === name)
  for (const name of ['view_item_list', 'view_item', 'add_to_cart', 'view_cart', 'begin_checkout'])
    expect(entries[indexOf(name) - 1]).toEqual({ ecommerce: null })
  expect(entries[indexOf('add_to_cart')]).toMatchObject({
    ecommerce: {
      currency: 'BRL',
      value: 59.9,
      items: [
        {
          price: 59.9,
          quantity: 1,
          item_brand: 'Rosalume',
          item_category: 'seruns',
          url: `${shop.origin}/serum`,
          image: expect.stringMatching(/^http.*\.webp$/),
        },
      ],
    },
  })
  // R68 R81: events use the same product id from the list to the checkout, as does the feed.
  const feed = await (await page.request.get('/feeds/google.xml')).text()
  const list = itemIds(entries[indexOf('view_item_list')])
  expect(list).toContain('RB-499')
  for (const name of ['view_item', 'add_to_cart', 'view_cart', 'begin_checkout'])
    expect(itemIds(entries[indexOf(name)])).toEqual(['RB-499'])
  // The feed lists each variation of a product, with an id that begins with the product's id, but no product that is sold by quote.
  for (const id of list.filter((each) => each !== SOLD_BY_QUOTE))
    expect(feed).toMatch(new RegExp(`<g:id>${id}(?:-\\d+)?</g:id>`))
  // R84: the pixel's AddToCart event has the event id of the store's response.
  const pixel = await page.evaluate(() => JSON.parse(JSON.stringify(window.fbq?.queue ?? [])) as unknown[][])
  const sent = (name: string) => pixel.filter(([, each]) => each === name)
  expect(sent('AddToCart').map(([, , , id]) => id)).toEqual([
    { eventID: estrutura.apps.pixelFacebook.eventId },
  ])
  expect([sent('PageView').length, sent('ViewContent').length, sent('InitiateCheckout').length]).toEqual([
    2, 1, 1,
  ])
})

test('R80 the purchase of an order is sent once, with its number and total, however often its page is loaded', async ({
  page,
  context,
  shop,
}) => {
  await setConsent(context, shop.origin)
  await fillCheckout(page.request)
  await page.goto('/checkout/pagamento')
  await page.getByRole('button', { name: /com Pix$/ }).click()
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+$/)
  await expect.poll(() => events(page)).toContain('purchase')
  const entries = await dataLayer(page)
  const number = new URL(page.url()).pathname.split('/').at(-1)
  expect(entries.filter(({ event }) => event === 'purchase')).toMatchObject([
    {
      ecommerce: {
        transaction_id: number,
        currency: 'BRL',
        value: 49.8,
        shipping: 9.9,
        items: [{ quantity: 2 }],
      },
    },
  ])
  for (const path of [page.url(), `/pedido/${number}`]) {
    await page.goto(path)
    await expect.poll(() => events(page)).toContain('gtm.js')
    await expect(page.getByRole('heading', { name: 'Aguardando pagamento' }).first()).toBeVisible()
    expect(await events(page)).not.toContain('purchase')
  } // The back button leads to the confirmation again.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Obrigado')
  await expect.poll(() => events(page)).toContain('gtm.js')
  expect(await events(page)).not.toContain('purchase')
})

test('R83 when tag hosts are blocked or never respond, the page looks and works the same', async ({
  page,
  context,
  shop,
  consoleErrors,
}) => {
  await setConsent(context, shop.origin)
  await page.route(GOOGLE, (route) => route.abort())
  await page.route(META, () => {})
  await page.goto('/serum')
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await expect.poll(() => events(page)).toContain('gtm.js')
  await page.getByRole('button', { name: LANGUAGES[0].add }).first().click()
  await expect(drawerOf(page, LANGUAGES[0])).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await heading.boundingBox()).toEqual(before)
  // The only error that the browser logs is that a resource failed to load.
  expect(consoleErrors.filter((text) => !/Failed to load resource/.test(text))).toEqual([])
  consoleErrors.length = 0
})

test('P8 R24 R85 the WhatsApp link and the tags get the stored ad click; the tags get no personal data from the URL', async ({
  page,
  context,
  shop,
  thirdParty,
}) => {
  await setConsent(context, shop.origin)
  await page.goto('/avaliacao-empresa?email=ana%40example.com&nome=Ana')
  await expect
    .poll(async () => (await dataLayer(page)).find((entry) => 'page_location' in entry))
    .toEqual({
      page_location: `${shop.origin}/avaliacao-empresa`,
      page_referrer: '',
    })
  expect(thirdParty).toEqual([])
  await page.goto('/serum?gclid=Ab-9_x')
  await expect(page).toHaveURL(`${shop.origin}/serum`)
  await expect
    .poll(async () => (await dataLayer(page)).find(({ event }) => event === 'pagina'))
    .toMatchObject({
      page_location: `${shop.origin}/serum?gclid=Ab-9_x`,
      origem: 'ad',
      nivel: 'product/detail',
    })
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: /WhatsApp/ })
    .first()
  // The first focus loads the code that adds the ad click to the link's address; the next focus runs it.
  await expect(async () => {
    await link.blur()
    await link.focus()
    await expect(link).toHaveAttribute('href', /Ref\.%3A%20gclid%20Ab-9_x$/, { timeout: 500 })
  }).toPass()
})
