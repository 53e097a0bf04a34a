import type { Metadata } from 'next'
import { LazyNotFound } from '#components/shell/lazy-not-found.tsx'
import { statusCopy } from '#lib/copy/status.ts'
import { langOfParam } from '#lib/routes/lang.ts'

// Next uses this metadata for every 404 page, also after a middleware rewrite, and adds noindex (R2).
export async function generateMetadata({ params }: { params: Promise<{ lang: string }> }): Promise<Metadata> {
  return { title: statusCopy[langOfParam((await params).lang)].notFound }
}

/** The 404 page for a `notFound()` call: the store deleted the page between middleware's check and the render (T3). */
export default function NotFound() {
  return <LazyNotFound />
}
