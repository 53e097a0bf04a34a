import { enhanceForm } from '#components/ui/enhance-form.ts'
import { suggestEmail } from '#components/ui/email-suggestion.ts'
import { maskWhileTyping } from '#components/ui/mask-typing.ts'
import { registerSchema } from '#lib/contract/user.ts'
import { accountCopy } from '#lib/copy/account.ts'
import { emailSuggestionCopy } from '#lib/copy/email-suggestion.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { suggestedEmail } from '#lib/shop/email-suggestion.ts'
import { fieldErrors } from '#lib/shop/field-errors.ts'
import { signInFormSchema } from '#lib/shop/form-rules.ts'
import { mask } from '#lib/shop/masks.ts'

/** Validates a sign-in or sign-up form by its schema and masks its phone (spec section 5); the browser posts it when all fields are valid. */
export function enhanceAccessForm(form: HTMLFormElement, lang: Lang, kind: 'signIn' | 'signUp'): void {
  const schema = kind === 'signIn' ? signInFormSchema : registerSchema
  const phone = form.elements.namedItem('celular')
  if (phone instanceof HTMLInputElement) maskWhileTyping(phone, (text) => mask('phone', text))
  if (kind === 'signUp') suggestEmail(form, { suggest: suggestedEmail, texts: emailSuggestionCopy[lang] })
  enhanceForm(form, { validate: (values) => fieldErrors(schema, values, accountCopy[lang].errors) })
}
