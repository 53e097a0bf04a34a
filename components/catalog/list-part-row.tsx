'use client'

import { useEffect, useId, useRef, useState } from 'react'

import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'

import { ChoiceField } from './choice-field.tsx'
import styles from './list-purchase.module.css'
import type { ShownPart } from './shown-list.ts'

type ListPartRowProps = {
  part: ShownPart
  /** The name of the form field with its variation or its item. */
  field: string
  /** Whether an add was attempted while its variation was missing. */
  isMissing: boolean
  onChoose: () => void
}

/** A product of a list: picture, name, quantity and variations. */
export function ListPartRow({ part, field, isMissing, onChoose }: ListPartRowProps) {
  const id = useId()
  const { name, quantity, href, picture, note, choice, value } = part
  const [chosen, setChosen] = useState(choice?.preselected ?? 0)
  const row = useRef<HTMLLIElement>(null)

  // The visitor may have chosen before hydration, or the browser restored the choice.
  useEffect(() => {
    const checked = row.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const known = choice?.values.find(({ items }) => items === checked)
    if (known) setChosen(known.id)
  }, [choice])

  return (
    <li ref={row} className={styles.part}>
      <div className={styles.picture}>
        <Picture src={picture} alt="" width={96} height={96} sizes="96px" widths={[160, 320]} />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          {quantity}&nbsp;× {href ? <Link href={href}>{name}</Link> : name}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {choice ? (
          <ChoiceField
            id={`${id}-opcao`}
            field={field}
            choice={choice}
            value={chosen}
            onChange={(next) => {
              setChosen(next)
              onChoose()
            }}
            isMissing={isMissing}
            disablesSoldOut
          />
        ) : (
          <input type="hidden" name={field} value={value} />
        )}
      </div>
    </li>
  )
}
