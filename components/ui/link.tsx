import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** Whether the page takes the place of the current one in the history. */
  replace?: boolean
  /** Whether the page is shown from its top. */
  scroll?: boolean
}

/**
 * A link to a page. Its `data-link` tells components/shell/follow-links.ts and prefetch-links.ts that the router loads it (docs/decisions/0102);
 * the browser itself handles anchors, other sites, mailto, tel, downloads and new tabs.
 */
export function Link({ href, replace = false, scroll = true, ...rest }: LinkProps) {
  if (!isPath(href) || rest.target || rest.download !== undefined) return <a {...rest} href={href} />
  const options = [replace && 'replace', !scroll && 'stay'].filter(Boolean).join(' ')
  return <a {...rest} data-link={options} href={href} />
}

function isPath(href: string) {
  return href.startsWith('/') && !href.startsWith('//')
}
