import { Button } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { cartCopy } from '#lib/copy/cart.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { LARGEST_QUANTITY, type CartItem } from '#lib/shop/cart.ts'
import { lineName } from '#lib/shop/line-name.ts'
import { LineNote } from './line-note.tsx'
import { QuantityField } from './quantity-field.tsx'
import { RemoveButton } from './remove-button.tsx'
import styles from './line-form.module.css'

type LineFormProps = {
  item: CartItem
  lang: Lang
  /** The id of the line in the page. */
  id: string
}

// The remove button refers to it.
const formId = (line: string) => `${line}-form`

/** The plain form of a line, whose place counts from 1: sets the quantity, typed or by a step button. */
export function LineForm({ item, lang, id, place }: LineFormProps & { place: number }) {
  const { hash, kind, isFlat, quantity } = item
  const name = lineName(item)
  return (
    <form id={formId(id)} method="post" action={localePath(lang, paths.cartChange())} className={styles.form}>
      <input type="hidden" name="hash" value={JSON.stringify(hash)} />
      <input type="hidden" name="tipo" value={kind} />
      {/* Name and quantity of a removed line, for the message with which it can be restored; the field may have a number that was not sent. */}
      <input type="hidden" name="nome" value={name} />
      <input type="hidden" name="atual" value={quantity} />
      <input type="hidden" name="linha" value={id} />
      {isFlat ? (
        <input type="hidden" name="plano" value="1" />
      ) : (
        <input type="hidden" name="lugar" value={place} />
      )}
      {item.available === 0 ? null : <QuantityControls item={item} lang={lang} />}
      <LineNote line={id} className={styles.note} />
    </form>
  )
}

function QuantityControls({ item, lang }: Pick<LineFormProps, 'item' | 'lang'>) {
  const copy = cartCopy[lang]
  const { quantity } = item
  const name = lineName(item)
  return (
    <>
      {/* Enter in the field presses the first button of its form, which must not be the minus button. */}
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
        <QuantityField
          name="quantidade"
          defaultValue={quantity}
          aria-label={copy.quantityOf(name)}
          inputMode="numeric"
          // One digit more than a line can have: the page says so of 500, of which two digits would make 50.
          pattern="[1-9][0-9]{0,2}"
          maxLength={3}
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
    </>
  )
}

/** Submits the form of a line with acao=remover. It is outside the form, so that Enter never presses it. */
export function LineRemoval({ item, lang, id }: LineFormProps) {
  return (
    <RemoveButton
      type="submit"
      form={formId(id)}
      name="acao"
      value="remover"
      formNoValidate
      label={cartCopy[lang].removeItem(lineName(item))}
    />
  )
}
