import type { ReactNode } from 'react'
import { BuyingArea } from '#components/shell/buying-area.tsx'

// Every checkout page belongs to one visitor: never cached (contract 3.3).
export const dynamic = 'force-dynamic'

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return <BuyingArea>{children}</BuyingArea>
}
