import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { fieldControl } from '#components/ui/field.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { lineName } from './cart-line.tsx'
import styles from './line-form.module.css'

/** The controls of a line as one plain form: set the quantity, or take the line out. */
export function LineForm({ item, lang }: { item: CartItem; lang: Lang }) {
  const copy = cartCopy[lang]
  const { hash, tipo, quantity } = item
  const name = lineName(item)
  return (
    <form method="post" action={localePath(lang, paths.cartChange())} className={styles.form}>
      <input type="hidden" name="hash" value={JSON.stringify(hash)} />
      <input type="hidden" name="tipo" value={tipo} />
      <input
        name="quantidade"
        defaultValue={quantity}
        aria-label={copy.quantityOf(name)}
        inputMode="numeric"
        pattern="[1-9][0-9]?"
        maxLength={2}
        required
        autoComplete="off"
        className={classNames(fieldControl, styles.quantity)}
      />
      <Button type="submit" variant="secondary" size="small">
        {copy.update}
      </Button>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        name="acao"
        value="remover"
        formNoValidate
        aria-label={copy.removeItem(name)}
      >
        {copy.remove}
      </Button>
    </form>
  )
}
