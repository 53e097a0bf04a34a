import { Button } from '#components/ui/button.tsx'
import { classNames } from '#components/ui/class-names.ts'
import { fieldControl } from '#components/ui/field.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import type { CartItem } from '#lib/shop/cart.ts'
import { lineName } from './cart-line.tsx'
import { RemoveButton } from './remove-button.tsx'
import styles from './line-form.module.css'

type LineFormProps = {
  item: CartItem
  lang: Lang
  /** Ties the button that takes the line out to its form. */
  id: string
}

/** A line's plain form: it sets the quantity. */
export function LineForm({ item, lang, id }: LineFormProps) {
  const copy = cartCopy[lang]
  const { hash, tipo, quantity } = item
  const name = lineName(item)
  return (
    <form id={id} method="post" action={localePath(lang, paths.cartChange())} className={styles.form}>
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
      <Button type="submit" variant="secondary" size="small" aria-label={`${copy.update}: ${name}`}>
        {copy.update}
      </Button>
    </form>
  )
}

/** Sends the form of a line with the word that takes it out; it stands behind the form, so that Enter never means it. */
export function LineRemoval({ item, lang, id }: LineFormProps) {
  return (
    <RemoveButton
      type="submit"
      form={id}
      name="acao"
      value="remover"
      formNoValidate
      aria-label={cartCopy[lang].removeItem(lineName(item))}
    />
  )
}
