import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fontVariables } from '#components/fonts.ts'
import { moderationCopy } from '#lib/copy/moderation.ts'
import '../globals.css'

// Moderation pages are rendered for every request and never cached.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: moderationCopy.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }] },
}

/** Layout of the moderation pages: without the shop's header and footer, noindex. */
export default function ModerationLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={fontVariables}>
      <body>{children}</body>
    </html>
  )
}
