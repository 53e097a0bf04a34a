import type { Metadata } from 'next'
import { LazyNotFound } from '#components/shell/lazy-not-found.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'

// The framework takes the head of every page with status 404 from here, of the one that middleware shows too, and adds
// noindex itself (R2).
export async function generateMetadata({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> {
  return { title: statusCopy[langOfParam((await params).lang)].notFound }
}

/** For a page that vanished from the store between the middleware's look and its rendering (T3). */
export default function NotFound() {
  return <LazyNotFound />
}
