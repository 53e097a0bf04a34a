import type { ComponentProps } from 'react'

import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  /** `previous` and `next` show the chevron icon, rotated. */
  icon: IconName | 'previous' | 'next'
  size?: 'small' | undefined
  /** Adds a background and a shadow, for buttons on top of a picture. */
  raised?: boolean | undefined
}

/** A round button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  icon,
  size,
  raised,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isArrow = icon === 'previous' || icon === 'next'
  const look = classNames(styles.button, raised && styles.raised, isArrow && styles[icon], className)
  return (
    <button {...rest} type={type} aria-label={label} className={look}>
      <Icon name={isArrow ? 'chevron' : icon} size={size} />
    </button>
  )
}
