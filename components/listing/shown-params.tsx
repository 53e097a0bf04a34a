'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { listingQuery, readListingParams } from '#lib/routes/listing-address.ts'

/**
 * Loads the list again when it is not that of the address. Next takes a link that is pressed before its page is prefetched for the same
 * page without query, if it has that one: it then shows the list without filters below the address of the filtered one.
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
