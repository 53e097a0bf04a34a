import type { ComponentProps } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import styles from './remove-button.module.css'

/** The button that removes a cart line; `label` names the line. */
export function RemoveButton(props: Omit<ComponentProps<typeof IconButton>, 'icon' | 'size' | 'className'>) {
  return <IconButton {...props} icon="trash" size="small" className={styles.remove} />
}
