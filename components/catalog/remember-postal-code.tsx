'use client'

import { useEffect } from 'react'
import { rememberPostalCode } from '#lib/browser/quoted-postal-code.ts'

/** Stores the CEP of a quote that was requested before the code of the product page had loaded. */
export function RememberPostalCode({ postalCode }: { postalCode: string }) {
  useEffect(() => rememberPostalCode(postalCode), [postalCode])
  return null
}
