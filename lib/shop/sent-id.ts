/** The id of a form's confirmation; a submission without JavaScript redirects to it. */
export function sentId(formId: string): string {
  return `${formId}-enviado`
}
