import type { BuildKit } from '#lib/shop/build-kit.ts'
import { kitBuilderTexts } from '#lib/content/kit-texts.ts'
import { DEMO_BRAND } from '#lib/testing/demo-brand.ts'
import { DEMO_SETTINGS } from '#lib/testing/demo-settings.ts'

import { kitOffers } from './kit-offers.ts'

const kit = (units: number, price: number): BuildKit => ({
  itemId: 600 + units,
  units,
  price,
  priceFrom: undefined,
  inStock: true,
  listPath: '',
})
const plain = (offer: object) =>
  Object.fromEntries(
    Object.entries(offer).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value,
    ]),
  )

test('P5, P16, P17: an offer has the price, the price of a pot, the saving compared with single pots, and the installments', () => {
  const [two, three] = kitOffers([kit(2, 4470), kit(3, 6270)], 2490, {
    lang: 'pt',
    settings: DEMO_SETTINGS,
    texts: kitBuilderTexts(DEMO_BRAND, 'pt')!,
  })
  expect(plain(three!)).toEqual({
    itemId: 603,
    units: 3,
    inStock: true,
    now: 'R$ 62,70',
    offer: undefined,
    cashLabel: 'à vista',
    perUnit: 'R$ 20,90 por pote',
    each: 'R$ 20,90 cada',
    saving: 'Economia de R$ 12,00 em relação a potes avulsos',
    about: undefined,
    credit: 'ou até 12x de R$ 6,27 com juros',
    creditTotal: 'total a prazo: R$ 75,23',
    atGoal: 'R$ 16,72 por pote (−20%) em compras acima de R$ 450,00',
    announcement: 'Kit de 3 potes: R$ 62,70, R$ 20,90 por pote.',
  })
  expect(plain(two!)['saving']).toBe('Economia de R$ 5,10 em relação a potes avulsos')
})

test('P3: English pages show reais and the approximate amount in dollars', () => {
  const [offer] = kitOffers([kit(2, 4470)], 2490, {
    lang: 'en',
    settings: DEMO_SETTINGS,
    texts: kitBuilderTexts(DEMO_BRAND, 'en')!,
  })
  expect(plain(offer!)).toMatchObject({
    now: 'R$ 44.70',
    perUnit: 'R$ 22.35 per jar',
    saving: 'You save R$ 5.10 compared with single jars',
    about: '(about US$ 7.91)',
    announcement: 'Kit of 2 jars: R$ 44.70, R$ 22.35 per jar.',
  })
})

test('an offer without a saving has no saving text; interest-free installments have no total of their own', () => {
  const terms = { maximum: 10, interestFree: 10, ratePercent: 19.99 }
  const settings = { ...DEMO_SETTINGS, terms }
  const [offer] = kitOffers([kit(2, 4980)], 2490, {
    lang: 'pt',
    settings,
    texts: kitBuilderTexts(DEMO_BRAND, 'pt')!,
  })
  expect(plain(offer!)).toMatchObject({
    saving: undefined,
    credit: 'ou até 10x de R$ 4,98 sem juros',
    creditTotal: undefined,
  })
})
