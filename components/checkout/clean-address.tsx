'use client'

import { useEffect } from 'react'

/**
 * Removes the key of an order from the address bar, so that no tag, history or copied link contains it (R85), and what a payment
 * provider adds to the address; a cookie keeps the key.
 */
export function CleanAddress() {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has('chave')) return
    const notice = query.get('aviso')
    const rest = notice === null ? '' : `?${new URLSearchParams({ aviso: notice })}`
    history.replaceState(null, '', location.pathname + rest + location.hash)
  }, [])
  return null
}
