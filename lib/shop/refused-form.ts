/** What a refused plain form leaves for the page that shows it again, in the flash cookie (docs/decisions/0034). */
export interface RefusedForm {
  /** What was typed, by field name; never a password or a file. */
  fields: Record<string, string>
  /**
   * Why each wrong field was refused: one of FIELD_ISSUES or a sentence of the API, '' when neither is known. `undefined`:
   * the form could not be sent at all.
   */
  problems?: Record<string, string> | undefined
  /** A sentence of the API about the whole form. */
  message?: string | undefined
  /** True when the form held a file, which no page can give back. */
  hadFile?: boolean | undefined
}
