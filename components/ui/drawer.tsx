'use client'

import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal.tsx'

type DrawerProps = ModalProps & {
  closeLabel: string
  side?: 'right' | 'left' | 'bottom' | 'top' | undefined
  header?: ReactNode
  footer?: ReactNode
}

/** A modal panel that slides in from an edge; its body scrolls between a fixed header and footer. */
export function Drawer({
  closeLabel,
  side = 'right',
  header,
  footer,
  className,
  children,
  ...modal
}: DrawerProps) {
  return (
    <Modal {...modal} className={classNames(styles.drawer, styles[side], className)}>
      <div className={styles.panel}>
        <div className={styles.header}>
          <div className={styles.title}>{header}</div>
          <IconButton icon="close" label={closeLabel} onClick={modal.onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </Modal>
  )
}
