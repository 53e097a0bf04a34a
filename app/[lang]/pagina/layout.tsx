import type { ReactNode } from 'react'
import { InstitutionalFrame } from '#components/institutional/institutional-frame.tsx'

/** Layout of the institutional pages, without the block about secure purchases (spec section 2). */
export default function InstitutionalLayout({ children }: { children: ReactNode }) {
  return <InstitutionalFrame>{children}</InstitutionalFrame>
}
