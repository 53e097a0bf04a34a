'use client'

import NextLink from 'next/link'
import type { LinkProps as NextLinkProps } from 'next/link'
import { useState } from 'react'
import type { ComponentProps } from 'react'

type NextHandlers = 'onClick' | 'onMouseEnter' | 'onTouchStart'
type LinkProps = Omit<ComponentProps<'a'>, 'href' | NextHandlers> &
  Pick<NextLinkProps, 'replace' | 'scroll' | NextHandlers> & { href: string }

/** A link that fetches its page ahead only once the visitor means it: pointer over it, focus on it, or a finger down. */
export function Link({ href, replace = false, scroll = true, ...rest }: LinkProps) {
  const [isIntended, setIsIntended] = useState(false)
  if (!isPage(href) || rest.target || rest.download !== undefined) return <a {...rest} href={href} />

  const mean = () => setIsIntended(true)
  return (
    <NextLink
      {...rest}
      href={href}
      replace={replace}
      scroll={scroll}
      prefetch={isIntended ? null : false}
      onMouseEnter={both(rest.onMouseEnter, mean)}
      onFocus={both(rest.onFocus, mean)}
      onTouchStart={both(rest.onTouchStart, mean)}
    />
  )
}

/** True for an address the router answers; anchors, other sites, mailto and tel stay the browser's. */
function isPage(href: string) {
  return href.startsWith('/') && !href.startsWith('//')
}

function both<Event>(handler: ((event: Event) => void) | undefined, mean: () => void) {
  return (event: Event) => {
    handler?.(event)
    mean()
  }
}
