'use client'

import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'

type DialogProps = ModalProps & {
  closeLabel: string
  size?: 'narrow' | 'wide' | undefined
}

/** A modal dialog in the middle of the page; long content scrolls inside it. */
export function Dialog({ closeLabel, size = 'narrow', className, children, ...modal }: DialogProps) {
  return (
    <Modal {...modal} className={classNames(styles.dialog, size === 'wide' && styles.wide, className)}>
      <div className={styles.panel}>
        <div className={styles.corner}>
          <IconButton icon="close" label={closeLabel} onClick={modal.onClose} />
        </div>
        {children}
      </div>
    </Modal>
  )
}
