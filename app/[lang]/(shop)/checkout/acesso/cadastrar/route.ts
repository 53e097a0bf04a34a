import { signUp } from '#lib/handlers/account-forms.ts'

export const POST = signUp
