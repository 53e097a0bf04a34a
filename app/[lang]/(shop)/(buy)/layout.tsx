import type { ReactNode } from 'react'
import { BuyingArea } from '#components/shell/buying-area.tsx'

// Checkout and orders belong to one visitor: never cached (contract 3.3).
export const dynamic = 'force-dynamic'

/** Layout of the checkout and of the pages of orders. */
export default function BuyLayout({ children }: { children: ReactNode }) {
  return <BuyingArea>{children}</BuyingArea>
}
