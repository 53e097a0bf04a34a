import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from './class-names.ts'
import styles from './button.module.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

/** Returns the class names of a button, for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', wide }: Look = {}, className?: string) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    className,
  )
}

type ButtonProps = ComponentProps<'button'> &
  Look & {
    busy?: boolean | undefined
    busyText?: string | undefined
  }

/**
 * A button that keeps its size and its focus while it is busy: presses do nothing, and a spinner is shown in place of the
 * label, which stays the accessible name; with `busyText`, that text becomes the accessible name.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Adds its handler only while busy, so that a server component can render an idle button: it cannot pass functions to an
  // element.
  const whileBusy = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignorePress } : null
  return (
    <button {...rest} {...whileBusy} type={type} className={buttonClass({ variant, size, wide }, className)}>
      <span className={classNames(styles.label, busy && (busyText ? styles.removed : styles.faded))}>
        {children}
      </span>
      {busy && (
        <span className={styles.working}>
          <span className={styles.spinner} />
          {busyText}
        </span>
      )}
    </button>
  )
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
}
