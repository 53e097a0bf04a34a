import { Fragment, type ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import type { MenuItem } from '#lib/client/store/menus.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'

type MenuLinkProps = {
  lang: Lang
  item: Pick<MenuItem, 'label' | 'text' | 'icon' | 'path' | 'url'>
  className?: string | undefined
}

/** A menu item: a link to a page of the shop or to another site; without an address a text (platform 3.1). */
export function MenuLink({ lang, item, className }: MenuLinkProps) {
  const { path, url } = item
  if (path !== undefined)
    return (
      <Link href={localePath(lang, path)} className={className}>
        <Content {...item} />
      </Link>
    )
  if (url !== undefined)
    return (
      <a href={url} rel="noopener" className={className}>
        <Content {...item} />
      </a>
    )
  return (
    <span className={className}>
      <Content {...item} />
    </span>
  )
}

// The icon repeats the label, so it has no text of its own.
function Content({ label, text, icon }: Pick<MenuItem, 'label' | 'text' | 'icon'>): ReactNode {
  return (
    <>
      {icon && <img src={icon} alt="" width={20} height={20} loading="lazy" decoding="async" />}
      {text ? `${label}: ${text}` : isHost(label) ? breakable(label) : label}
    </>
  )
}

// An icon without a label is named by the host of its link, which may be longer than a column.
const isHost = (label: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(label)

const breakable = (name: string) =>
  name.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
