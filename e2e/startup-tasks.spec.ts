import { expect, test } from './fixtures.ts'

test.use({ isFirstVisit: true })

// A plain form, or the call of the page's script.
const ADDING = /\/(?:carrinho\/adicionar|checkout\/cart)$/

type Parts = Record<'react' | 'router' | 'hydration', boolean>

declare global {
  interface Window {
    /** Which parts of the framework had started before and after each timer of the page. */
    startupTasks: { before: Parts; after: Parts }[]
  }
}

test('T21 decision 0032 React, router and hydration start in separate tasks, and a later click works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The router creates an IntersectionObserver when its module is evaluated.
    let router = false
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given)
        router = true
      }
    }
    const parts = () => ({
      react: '__next_s' in window,
      router,
      hydration: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    })
    window.startupTasks = []
    const wait = window.setTimeout
    window.setTimeout = ((callback: () => void, ...rest: [number?]) =>
      wait(
        () => {
          const before = parts()
          callback()
          window.startupTasks.push({ before, after: parts() })
        },
        ...rest,
      )) as typeof setTimeout
  })
  await page.goto('/serum')
  await page.waitForFunction(() => window.startupTasks.some(({ before }) => before.hydration))
  const tasks = await page.evaluate(() => window.startupTasks)
  expect(tasks.find(({ after }) => after.router)).toEqual({
    before: { react: true, router: false, hydration: false },
    after: { react: true, router: true, hydration: false },
  })
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible()
})

test.describe('before hydration', () => {
  // The click may submit the plain form, which replaces the page while it loads.
  test.use({ waitsForHydration: false })

  test('decision 0031 a click before hydration has finished adds the product once', async ({ page }) => {
    await page.addInitScript(() => {
      const clickOnceHydrated = () => {
        const button = document.querySelector<HTMLButtonElement>(
          'main form[action$="/carrinho/adicionar"] button[type=submit]',
        )
        const isHydrating = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
        if (button && isHydrating) button.click()
        else setTimeout(clickOnceHydrated)
      }
      if (location.pathname === '/serum') clickOnceHydrated()
    })
    // The product is in the cart only when the request has been answered: the drawer opens before that.
    const added = page.waitForResponse(
      (response) => response.request().method() === 'POST' && ADDING.test(new URL(response.url()).pathname),
    )
    await page.goto('/serum')
    await added
    // The heading is in the drawer, or on the cart page when the browser submitted the form itself.
    const heading = page.getByRole('heading', { name: 'Seu carrinho' })
    await expect(heading).toBeVisible()
    const cart = await (await page.request.get('/v2/front/checkout/cart')).json()
    expect(cart.quantidadeTotal).toBe(1)
  })
})
