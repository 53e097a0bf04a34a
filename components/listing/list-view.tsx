import type { ReactNode } from 'react'
import { BreadcrumbNav } from '#components/ui/breadcrumb.tsx'
import { breadcrumbCopy } from '#lib/copy/breadcrumb.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { breadcrumbSteps } from '#lib/seo/breadcrumb.ts'
import type { ListPage } from '#lib/shop/list-page.ts'
import { ListingFrame } from './listing-frame.tsx'
import listing from './listing.module.css'

type ListViewProps = Pick<ListPage, 'structure' | 'name'> & {
  lang: Lang
  /** The products of the list and the form of their buy buttons. */
  children: ReactNode
}

/** The page of a list of products that the store sells together (platform 3.5). */
export function ListView({ lang, structure, name, children }: ListViewProps) {
  return (
    <ListingFrame>
      <BreadcrumbNav label={breadcrumbCopy[lang].label} steps={breadcrumbSteps(structure, lang)} />
      <header className={listing.head}>
        <h1>{name}</h1>
      </header>
      {children}
    </ListingFrame>
  )
}
