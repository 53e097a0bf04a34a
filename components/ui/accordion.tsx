import type { ReactNode } from 'react'

import styles from './accordion.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Item = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  name: string
  items: readonly Item[]
  columns?: 1 | 2 | undefined
  className?: string | undefined
}

/**
 * A list of items of which at most one is open (spec section 4). They share a `name`, so the browser closes the others, in
 * both columns, with or without JavaScript.
 */
export function Accordion({ name, items, columns = 1, className }: AccordionProps) {
  const half = Math.ceil(items.length / columns)
  const groups = columns === 2 ? [items.slice(0, half), items.slice(half)] : [items]
  return (
    <div className={classNames(columns === 2 && styles.twoColumns, className)}>
      {groups.map((group, index) => (
        <div key={index}>
          {group.map((item) => (
            <details key={item.id} id={item.id} name={name} className={styles.item}>
              <summary className={styles.title}>
                {item.title}
                <Icon name="chevron" className={styles.chevron} />
              </summary>
              <div className={styles.content}>{item.content}</div>
            </details>
          ))}
        </div>
      ))}
    </div>
  )
}
