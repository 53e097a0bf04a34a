/** A form that was rejected after a submission without JavaScript, stored in the flash cookie for the next page (docs/decisions/0034). */
export interface RejectedForm {
  /** The submitted values by field name; never a password or a file. */
  fields: Record<string, string>
  /**
   * The problem of each rejected field: one of FIELD_ISSUES or the API's message, '' when neither is known. `undefined`
   * when the form could not be sent.
   */
  problems?: Record<string, string> | undefined
  /** The API's message about the form as a whole. */
  message?: string | undefined
  /** True when the form contained a file, which the visitor has to choose again. */
  hadFile?: boolean | undefined
}
