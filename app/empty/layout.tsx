import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Vazio', robots: { index: false, follow: false } }

/** A page with nothing on it: what the framework alone costs, which the byte budgets are measured from (e2e/http/budget.test.ts). */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}
