import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import styles from './message-box.module.css'

type MessageBoxKind = 'erro' | 'aviso' | 'sucesso' | 'info'

const ICONS: Record<MessageBoxKind, IconName> = {
  erro: 'alert',
  aviso: 'alert',
  sucesso: 'check',
  info: 'info',
}

type MessageBoxProps = {
  kind?: MessageBoxKind | undefined
  className?: string | undefined
  children: ReactNode
}

/** A message inside the page; `kind` is a value of the store's `mensagens[].tipo`. */
export function MessageBox({ kind = 'info', className, children }: MessageBoxProps) {
  return (
    <div
      role={kind === 'erro' ? 'alert' : 'status'}
      className={classNames(styles.message, styles[kind], className)}
    >
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
