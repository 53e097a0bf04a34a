import { signUp } from '#lib/api/account-forms.ts'

export const POST = signUp
