import type { ReactNode } from 'react'

/** The id of the form that acts on all selected reviews. */
export const BULK_FORM = 'selecionadas'

interface ActionFormProps {
  id?: string
  action: string
  formToken: string
  returnQuery: string
  className?: string | undefined
  /** Whether the focus stays on the review; without it, it moves to the next one. */
  staysOnCard?: boolean
  children: ReactNode
}

/** A plain POST form of the moderation queue; when scripts run, QueueBoard sends every form with `data-action` by fetch. */
export function ActionForm({
  id,
  action,
  formToken,
  returnQuery,
  className,
  staysOnCard = false,
  children,
}: ActionFormProps) {
  return (
    <form id={id} method="post" action={action} data-action={staysOnCard ? 'stay' : ''} className={className}>
      <input type="hidden" name="ficha" value={formToken} />
      <input type="hidden" name="volta" value={returnQuery} />
      {children}
    </form>
  )
}
