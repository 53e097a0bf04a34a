import type { Metadata } from 'next'
import { LazyNotFound } from '#components/shell/lazy-not-found.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'

// Next takes the metadata of every 404 page from here, also when middleware rewrites to one, and adds noindex (R2).
export async function generateMetadata({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> {
  return { title: statusCopy[langOfParam((await params).lang)].notFound }
}

/** For a page that was deleted at the store after middleware had looked it up (T3). */
export default function NotFound() {
  return <LazyNotFound />
}
