import { render } from '@testing-library/react'
import type { Lang } from '#lib/routes/lang.ts'
import { EMPTY_CART, type ShopCart } from '#lib/shop/cart.ts'
import { NO_SETTINGS } from '#lib/shop/settings.ts'
import { CartTotal, Totals } from './totals.tsx'

const CART: ShopCart = {
  ...EMPTY_CART,
  count: 3,
  subtotal: 9450,
  total: 9450,
  installment: { count: 3, each: 3150 },
}
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')

test.each<[Lang, number | undefined, string]>([
  ['pt', 990, 'TotalR$ 104,40em até 3x de R$ 31,50 sem juros, mais o frete'],
  ['en', 990, 'TotalR$ 104.40up to 3 payments of R$ 31.50, interest-free, plus shipping'],
  ['pt', 0, 'TotalR$ 94,50em até 3x de R$ 31,50 sem juros'],
  ['en', undefined, 'TotalR$ 94.50up to 3 payments of R$ 31.50, interest-free'],
])('P19 P29 %s: the installments stand below the total, with shipping of %s', (lang, fixedShipping, text) => {
  const props = { cart: CART, lang, settings: { ...NO_SETTINGS, fixedShipping } }
  expect(textOf(render(<CartTotal {...props} />).container)).toBe(text)
  expect(textOf(render(<Totals {...props} />).container)?.endsWith(text)).toBe(true)
  const apart = textOf(render(<Totals {...props} hasTotalApart />).container)
  expect(apart).not.toMatch(/3x|3 payments/)
})
