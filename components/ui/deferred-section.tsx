import { Activity, type HTMLAttributes } from 'react'

type Props = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div' | 'footer' }

/**
 * A part below the first screens (docs/decisions/0031): laid out later (app/deferred-sections.css), and a hydration of its own,
 * so that the first screens answer before it has its turn.
 */
export function DeferredSection({ as: Tag = 'section', children, ...props }: Props) {
  return (
    <Activity>
      {/* The mark may be gone before the part is hydrated. */}
      <Tag data-deferred suppressHydrationWarning {...props}>
        {children}
      </Tag>
    </Activity>
  )
}
