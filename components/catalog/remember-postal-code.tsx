'use client'

import { useEffect } from 'react'
import { storePostalCode } from '#lib/browser/quoted-postal-code.ts'

/** Stores the CEP of a quote that was requested before the code of the product page had loaded. */
export function RememberPostalCode({ postalCode }: { postalCode: string }) {
  useEffect(() => storePostalCode(postalCode), [postalCode])
  return null
}
