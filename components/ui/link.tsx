'use client'

import NextLink from 'next/link'
import type { LinkProps as NextLinkProps } from 'next/link'
import { useState } from 'react'
import type { ComponentProps } from 'react'

type NextHandlers = 'onClick' | 'onMouseEnter' | 'onTouchStart'
type LinkProps = Omit<ComponentProps<'a'>, 'href' | NextHandlers> &
  Pick<NextLinkProps, 'replace' | 'scroll' | NextHandlers> & { href: string }

/** A link that prefetches its page when the visitor is about to use it: pointer over it, focus on it, or a touch. */
export function Link({ href, replace = false, scroll = true, ...rest }: LinkProps) {
  const [isPrefetching, setIsPrefetching] = useState(false)
  if (!isRouted(href) || rest.target || rest.download !== undefined) return <a {...rest} href={href} />

  const prefetch = () => setIsPrefetching(true)
  return (
    <NextLink
      {...rest}
      data-link=""
      href={href}
      replace={replace}
      scroll={scroll}
      prefetch={isPrefetching ? null : false}
      onMouseEnter={withPrefetch(rest.onMouseEnter, prefetch)}
      onFocus={withPrefetch(rest.onFocus, prefetch)}
      onTouchStart={withPrefetch(rest.onTouchStart, prefetch)}
    />
  )
}

/** Whether the router handles an address; the browser handles anchors, other sites, mailto and tel. */
function isRouted(href: string) {
  return href.startsWith('/') && !href.startsWith('//')
}

function withPrefetch<Event>(handler: ((event: Event) => void) | undefined, prefetch: () => void) {
  return (event: Event) => {
    handler?.(event)
    prefetch()
  }
}
