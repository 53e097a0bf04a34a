'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { listingQuery, readListingParams } from '#lib/routes/listing-address.ts'

/** How long the router's own correction may take before the list is loaded again, in milliseconds. */
const CORRECTION_MS = 700

/**
 * Loads the list again when it does not match the query of the address. If a link is pressed before its page is prefetched, Next may show
 * the page that it has prefetched for the same path without a query: the list without filters at the address of the filtered one.
 * Mostly it notices and corrects this itself. A reload at the same time would be the second correction in a row, for which Next loads a
 * new document, and an open sheet of filters would close.
 */
export function ShownParams({ query }: { query: string }) {
  const router = useRouter()
  const address = useSearchParams().toString()
  useEffect(() => {
    const params = readListingParams(new URLSearchParams(address))
    if (!params || listingQuery(params) === query) return
    const timer = setTimeout(() => router.refresh(), CORRECTION_MS)
    return () => clearTimeout(timer)
  }, [address, query, router])
  return null
}
