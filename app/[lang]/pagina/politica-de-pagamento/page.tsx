import type { Metadata } from 'next'
import { institutionalMetadata } from '#lib/pages/institutional-page.ts'
import { langOfParam } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { BrandTextScreen } from '../brand-text-screen.tsx'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return institutionalMetadata(langOfParam((await params).lang), pagePaths.payment())
}

/** Payment and refund policy (spec sections 2, 5, 9). */
export default async function PaymentPolicyPage({ params }: Props) {
  return <BrandTextScreen lang={langOfParam((await params).lang)} name="payment" />
}
