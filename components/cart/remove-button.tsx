import type { ComponentProps } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import styles from './remove-button.module.css'

/** The button that takes a line out of a cart; `aria-label` says which. */
export function RemoveButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button type="button" {...props} className={styles.button}>
      <Icon name="trash" size="small" />
    </button>
  )
}
