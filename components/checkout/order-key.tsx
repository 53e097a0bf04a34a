import type { ShopOrder } from '#lib/shop/order.ts'

/** The hidden fields with which a form names its order. */
export function OrderKey({ order: { number, key } }: { order: Pick<ShopOrder, 'number' | 'key'> }) {
  return (
    <>
      <input type="hidden" name="numero" value={number} />
      <input type="hidden" name="chave" value={key} />
    </>
  )
}
