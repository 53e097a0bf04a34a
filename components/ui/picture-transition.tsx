'use client'

import { ViewTransition, type ReactNode } from 'react'

/**
 * A view transition for the picture of a product: the picture in a card becomes the gallery of the product's page. `path` is
 * the path of the product and must be unique on a page.
 */
export function PictureTransition({ path, children }: { path: string; children: ReactNode }) {
  // In the server's HTML it would only add attributes that React alone reads.
  if (typeof window === 'undefined') return children
  return (
    <ViewTransition name={path} share="product-picture" default="none">
      {children}
    </ViewTransition>
  )
}
