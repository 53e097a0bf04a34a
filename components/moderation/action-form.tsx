import type { ReactNode } from 'react'

/** The id of the form that acts on all selected reviews. */
export const BULK_FORM = 'selecionadas'

interface QuietFormProps {
  id?: string
  action: string
  formToken: string
  returnQuery: string
  className?: string | undefined
  children: ReactNode
}

/** A form that works by itself; where the page's script runs, it is sent without leaving the page. */
export function ActionForm({ id, action, formToken, returnQuery, className, children }: QuietFormProps) {
  return (
    <form id={id} method="post" action={action} data-quiet className={className}>
      <input type="hidden" name="ficha" value={formToken} />
      <input type="hidden" name="volta" value={returnQuery} />
      {children}
    </form>
  )
}
