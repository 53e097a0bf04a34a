import { PageData } from '#components/analytics/page-data.tsx'
import { ListingView } from '#components/listing/listing-view.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { listingGraph } from '#lib/pages/graphs.ts'
import { listingPage, type ListingAddress } from '#lib/pages/listing-page.ts'
import { listingPagePayload } from '#lib/pages/analytics-payload.ts'

/** The screen of all listing routes. */
export async function ListingScreen({ address }: { address: ListingAddress }) {
  const page = await listingPage(address)
  return (
    <>
      <JsonLd graph={listingGraph(page)} />
      <PageData payload={listingPagePayload(page)} />
      <ListingView
        {...page}
        heart={({ id, name }) => <HeartButton lang={page.lang} productId={id} name={name} onCard />}
      />
    </>
  )
}
