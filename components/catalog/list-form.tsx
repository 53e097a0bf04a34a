'use client'

import { useEffect, useState, type MouseEvent } from 'react'

import { Button } from '#components/ui/button.tsx'
import { focusField } from '#components/ui/focus-field.ts'
import { PriceBlock } from '#components/ui/price-block.tsx'
import { showToast } from '#components/ui/toast.ts'
import { kitCopy } from '#lib/copy/kit.ts'
import type { PriceTexts } from '#lib/pricing/price-texts.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath, paths } from '#lib/routes/paths.ts'
import { listOrderOf, listPartField } from '#lib/shop/list-page.ts'
import { cartPreloadProps } from '#lib/state/lazy-cart.ts'

import { buyBoxSelection } from './buy-box-selection.ts'
import { ListPartRow } from './list-part-row.tsx'
import styles from './list-purchase.module.css'
import type { ShownPart } from './shown-list.ts'

type ListFormProps = {
  listId: number
  parts: ShownPart[]
  /** Undefined when the list has no price. */
  texts: PriceTexts | undefined
  isBuyable: boolean
  lang: Lang
  labels: { parts: string; add: string }
}

/** Adds all products of a list, a bundle of the store, to the cart with one press; without JavaScript a plain form post (platform 3.5). */
export function ListForm({ listId, parts, texts, isBuyable, lang, labels }: ListFormProps) {
  const [missing, setMissing] = useState<readonly number[]>([])
  const [isAdding, setIsAdding] = useState(false)
  const copy = kitCopy[lang]

  // Makes the list the item that the shipping quote uses, in place of the previous page's product.
  useEffect(
    () => buyBoxSelection.set({ itemId: listId, attributeId: undefined, quantity: 1, inStock: isBuyable }),
    [listId, isBuyable],
  )

  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    // Reads the form instead of the state, because the visitor may have chosen before hydration.
    const fields = fieldsOf(form)
    const unchosen = parts.flatMap((_, index) => (fields[listPartField(index)] ? [] : [index]))
    setMissing(unchosen)
    const [first] = unchosen
    if (first !== undefined) {
      const field = `input[name="${listPartField(first)}"]:not(:disabled)`
      focusField(form.querySelector<HTMLInputElement>(field))
      return
    }
    const order = listOrderOf(fields)
    if (!order) return
    setIsAdding(true)
    const problem = await import('./buy-list.ts').then(
      ({ buyList }) => buyList(order, lang),
      // The code did not load: the browser posts the form.
      () => form.submit(),
    )
    setIsAdding(false)
    if (problem) showToast({ kind: 'error', text: problem })
  }

  const content = (
    <>
      <ul role="list" aria-label={labels.parts} className={styles.parts}>
        {parts.map((part, index) => (
          <ListPartRow
            key={index}
            part={part}
            field={listPartField(index)}
            isMissing={missing.includes(index)}
            onChoose={() => setMissing(missing.filter((each) => each !== index))}
          />
        ))}
      </ul>
      {texts ? <PriceBlock texts={texts} size="page" /> : null}
    </>
  )
  // Enter in a radio button would submit a form without a button.
  if (!isBuyable) return <div className={styles.form}>{content}</div>
  return (
    <form method="post" action={localePath(lang, paths.cartAdd())} className={styles.form}>
      <input type="hidden" name="lista" value={listId} />
      <input type="hidden" name="partes" value={parts.length} />
      {content}
      <Button
        type="submit"
        size="large"
        wide
        busy={isAdding}
        busyText={copy.adding}
        onClick={(event) => void press(event)}
        {...cartPreloadProps}
      >
        {labels.add}
      </Button>
    </form>
  )
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type="hidden"], input:checked')
  return Object.fromEntries([...inputs].map(({ name, value }) => [name, value]))
}
