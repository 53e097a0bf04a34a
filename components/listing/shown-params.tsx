'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { listingQuery, readListingParams } from '#lib/routes/listing-address.ts'

/**
 * Loads the list again when it does not match the query of the address. If a link is pressed before its page is prefetched, Next may show
 * the page that it has prefetched for the same path without a query: the list without filters at the address of the filtered one.
 */
export function ShownParams({ query }: { query: string }) {
  const router = useRouter()
  const address = useSearchParams().toString()
  useEffect(() => {
    const params = readListingParams(new URLSearchParams(address))
    if (params && listingQuery(params) !== query) router.refresh()
  }, [address, query, router])
  return null
}
