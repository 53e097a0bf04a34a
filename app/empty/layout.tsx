import type { Metadata } from 'next'
import type { ReactNode } from 'react'

export const metadata: Metadata = { title: 'Vazio', robots: { index: false, follow: false } }

/** An empty page, which contains only the framework: the byte budgets count what a page adds to it (e2e/http/budget.test.ts). */
export default function EmptyLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  )
}
