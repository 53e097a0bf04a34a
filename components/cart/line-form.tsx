import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { LARGEST_QUANTITY, type CartItem } from '#lib/shop/cart.ts'
import { lineName } from './cart-line-row.tsx'
import { RemoveButton } from './remove-button.tsx'
import styles from './line-form.module.css'

type LineFormProps = {
  item: CartItem
  lang: Lang
  /** Ties the button that takes the line out to its form. */
  id: string
}

/** A line's plain form: it sets the quantity, typed or by a step. */
export function LineForm({ item, lang, id }: LineFormProps) {
  const copy = cartCopy[lang]
  const { hash, tipo, quantity } = item
  const name = lineName(item)
  return (
    <form id={id} method="post" action={localePath(lang, paths.cartChange())} className={styles.form}>
      <input type="hidden" name="hash" value={JSON.stringify(hash)} />
      <input type="hidden" name="tipo" value={tipo} />
      {/* Enter in the field presses the first button of its form, and must not mean one less. */}
      <button tabIndex={-1} aria-hidden="true" className="visually-hidden" />
      <div className={styles.quantity}>
        <button
          name="acao"
          value="menos"
          disabled={quantity <= 1}
          aria-label={copy.decrease(name)}
          className={styles.step}
        >
          <Icon name="minus" />
        </button>
        <input
          // The store's answer is a new page with a new number; what a browser remembers of the old one is not it.
          key={quantity}
          name="quantidade"
          defaultValue={quantity}
          aria-label={copy.quantityOf(name)}
          inputMode="numeric"
          pattern="[1-9][0-9]?"
          maxLength={2}
          required
          autoComplete="off"
          className={styles.input}
        />
        <button
          name="acao"
          value="mais"
          disabled={quantity >= LARGEST_QUANTITY}
          aria-label={copy.increase(name)}
          className={styles.step}
        >
          <Icon name="plus" />
        </button>
      </div>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        aria-label={`${copy.update}: ${name}`}
        className={styles.update}
      >
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
      label={cartCopy[lang].removeItem(lineName(item))}
    />
  )
}
