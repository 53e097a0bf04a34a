import { Button } from '#components/ui/button.tsx'
import type { CartSuggestion } from '#lib/client/store/cheapest-products.ts'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'

type SuggestionFormProps = { product: CartSuggestion; label: string; lang: Lang }

/** The button of the cart page that adds a suggested product, as a plain form (P6). */
export function SuggestionForm({ product: { field }, label, lang }: SuggestionFormProps) {
  return (
    <form method="post" action={localePath(lang, paths.cartAdd())}>
      <Button type="submit" {...field} variant="secondary" size="small" aria-label={label}>
        {cartCopy[lang].add}
      </Button>
    </form>
  )
}
