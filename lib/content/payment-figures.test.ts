/** @jest-environment node */
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'
import { NO_SETTINGS, type ShopSettings } from '#lib/shop/settings.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { paymentFigures } from './payment-figures.ts'

const figuresOf = (settings: ShopSettings, lang: Lang) => paymentFigures(settings, lang)!
const plain = (text: string) => text.replace(/\s/g, ' ')

test('spec section 9, P16: the example amounts are those of the cart, in both number formats', () => {
  const { example, longest, interest, rate, plans } = figuresOf(DEMO_SETTINGS, 'pt')
  expect([example, longest.each, longest.total, interest].map(plain)).toEqual([
    'R$ 24,90',
    'R$ 2,49',
    'R$ 29,88',
    'R$ 4,98',
  ])
  expect(rate).toBe('19,99')
  expect(plans.map(({ count, hasInterest }) => [count, hasInterest])).toEqual([
    [1, false],
    [6, true],
    [12, true],
  ])
  expect(figuresOf(DEMO_SETTINGS, 'en').longest.total).toBe('R$\u00a029.88')
})

test('P18: the policy follows the store settings', () => {
  const settings = {
    ...DEMO_SETTINGS,
    goal: { goal: 60000, percent: 10 },
    freeShippingFrom: 10000,
    terms: { maximum: 3, interestFree: 3, ratePercent: 19.99 },
  }
  const figures = figuresOf(settings, 'en')
  expect(figures).toMatchObject({
    goal: 'R$\u00a0600.00',
    goalPaid: 'R$\u00a0540.00',
    freeShippingFrom: 'R$\u00a0100.00',
  })
  expect(figures.plans.some(({ hasInterest }) => hasInterest)).toBe(false)
  expect(figures.hasInterest).toBe(false)
})

test('P29: a store that states no figures has none in the policy', () => {
  expect(paymentFigures(NO_SETTINGS, 'pt')).toBeUndefined()
  expect(paymentFigures({ ...DEMO_SETTINGS, goal: undefined }, 'pt')).toBeUndefined()
})
