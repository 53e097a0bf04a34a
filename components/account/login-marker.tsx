'use client'

import { useEffect, useRef } from 'react'

/** Leaves the login marker that the header looks for, and takes it away when its form signs the visitor out (P21). */
export function LoginMarker({ storageKey }: { storageKey: string }) {
  const anchor = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    const forget = () => localStorage.removeItem(storageKey)
    localStorage.setItem(storageKey, '1')
    form?.addEventListener('submit', forget)
    return () => form?.removeEventListener('submit', forget)
  }, [storageKey])
  return <span ref={anchor} hidden />
}
