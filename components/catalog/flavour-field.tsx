'use client'

import type { MouseEvent } from 'react'

import { classNames } from '#components/ui/class-names.ts'
import { Select } from '#components/ui/select.tsx'
import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { Lang } from '#lib/routes/lang.ts'
import type { Flavour } from '#lib/shop/kit.ts'

import styles from './flavour-field.module.css'
import { swatchStyle } from '#components/ui/swatch.ts'

type FlavourFieldProps = {
  id: string
  flavours: readonly Flavour[]
  /** The id of the selected flavour, 0 for none (spec section 4). */
  value: number
  onChange: (id: number) => void
  lang: Lang
  /** Hides the label: the small field of a card. */
  labelHidden?: boolean | undefined
  disabled?: boolean | undefined
  /** Whether a sold-out flavour can be chosen, on a page that then offers a message when it is back. */
  takesSoldOut?: boolean | undefined
}

/**
 * The flavour field. The control is the select, sent as `idProduto`. The swatches are a shortcut for pointers and hidden from
 * keyboards and screen readers, which would otherwise get the same choice twice. Those of a card have no names beside them, for which it has no room.
 */
export function FlavourField({
  id,
  flavours,
  value,
  onChange,
  lang,
  labelHidden,
  disabled,
  takesSoldOut,
}: FlavourFieldProps) {
  const copy = kitCopy[lang]
  const swatches = flavours.filter(({ keys }) => swatchStyle(keys))
  const flavourAt = ({ target, currentTarget }: MouseEvent) =>
    swatches[[...currentTarget.children].indexOf(target as Element)]
  const pick = (event: MouseEvent) => {
    const picked = flavourAt(event)
    if (!picked) return
    if (!picked.inStock && !takesSoldOut)
      return showToast({ kind: 'info', text: copy.soldOutOption(picked.name) })
    // As if it had been chosen in the select, so that a hint about a missing flavour goes.
    const select = event.currentTarget.parentElement!.querySelector('select')!
    select.value = `${picked.id}`
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // The name of a swatch. Written only now, because the names would enlarge a page of cards (T12).
  const nameSwatch = (event: MouseEvent) => {
    const title = flavourAt(event)?.name
    if (title) Object.assign(event.target, { title })
  }
  return (
    <div className={styles.flavour}>
      <Select
        id={id}
        label={copy.flavour}
        labelHidden={labelHidden}
        name="idProduto"
        required
        autoComplete="off"
        disabled={disabled}
        value={value || ''}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value="">{copy.chooseFlavour}</option>
        {flavours.map(({ id: flavour, name, inStock }) => (
          <option key={flavour} value={flavour} disabled={!inStock && !takesSoldOut}>
            {inStock ? name : copy.soldOutOption(name)}
          </option>
        ))}
      </Select>
      {swatches.length > 0 ? (
        <div
          aria-hidden="true"
          className={classNames(styles.swatches, !labelHidden && styles.named)}
          onClick={disabled ? undefined : pick}
          onMouseOver={nameSwatch}
        >
          {swatches.map(({ id: flavour, name, inStock, keys }) => (
            <span key={flavour}>
              <span
                className={classNames(
                  styles.swatch,
                  (disabled || !inStock) && styles.off,
                  flavour === value && styles.chosen,
                )}
                style={swatchStyle(keys)}
              />
              {labelHidden ? null : name}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  )
}
