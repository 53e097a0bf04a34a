import type { HTMLAttributes } from 'react'
import { DelayedSection } from './delayed-section.tsx'

type Props = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div' | 'footer' }

/**
 * A section below the first screens (docs/decisions/0031). Its layout is deferred (app/deferred-sections.css) and it hydrates
 * on its own, so that the first screens respond earlier.
 */
export function DeferredSection({ as: Tag = 'section', children, ...props }: Props) {
  return (
    <DelayedSection id={props.id}>
      {/* The attribute may be removed before the section hydrates. */}
      <Tag data-deferred suppressHydrationWarning {...props}>
        {children}
      </Tag>
    </DelayedSection>
  )
}
