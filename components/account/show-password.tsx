'use client'

import { useState } from 'react'
import styles from './account.module.css'

interface ShowPasswordProps {
  fieldId: string
  labels: { show: string; hide: string }
}

/** Shows or hides the password of a field; CSS hides it from visitors without JavaScript. */
export function ShowPassword({ fieldId, labels }: ShowPasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const toggle = () => {
    const field = document.getElementById(fieldId) as HTMLInputElement
    field.type = isShown ? 'password' : 'text'
    setIsShown(!isShown)
  }
  return (
    <button type="button" className={styles.show} aria-controls={fieldId} onClick={toggle}>
      {isShown ? labels.hide : labels.show}
    </button>
  )
}
