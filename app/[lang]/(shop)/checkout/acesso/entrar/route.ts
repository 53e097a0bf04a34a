import { signIn } from '#lib/api/account-forms.ts'

export const POST = signIn
