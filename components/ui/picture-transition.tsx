'use client'

import { ViewTransition, type ReactNode } from 'react'

/**
 * What shows a product: the picture of its card grows into the gallery of its page. `path` is the product's, and stands
 * once on a page.
 */
export function PictureTransition({ path, children }: { path: string; children: ReactNode }) {
  // The server's HTML would get attributes that only React knows; nothing on the way there needs them.
  if (typeof window === 'undefined') return children
  return (
    <ViewTransition name={path} share="product-picture" default="none">
      {children}
    </ViewTransition>
  )
}
