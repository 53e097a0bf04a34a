import type { ReactNode } from 'react'
import type { Lang } from '#lib/routes/lang.ts'
import type { FieldErrors } from '#lib/shop/field-errors.ts'

/** Props of a form about a product; `typed`, `errors` and `note` come from a rejected form. */
export interface RequestFormProps {
  lang: Lang
  /** The product's id at the store and the path of its page, without language. */
  product: { id: number | string; path: string }
  typed?: Record<string, string> | undefined
  errors?: FieldErrors | undefined
  note?: ReactNode
}
