'use client'

import { useEffect, useRef } from 'react'
import { showAccountLabel } from './account-label.ts'

/** Sets the login marker that the header reads, and removes it when the form around it signs the visitor out (P21). */
export function LoginMarker({ storageKey }: { storageKey: string }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const removeMarker = () => localStorage.removeItem(storageKey)
    localStorage.setItem(storageKey, '1')
    showAccountLabel()
    form?.addEventListener('submit', removeMarker)
    return () => form?.removeEventListener('submit', removeMarker)
  }, [storageKey])
  return <span ref={anchor} hidden />
}
