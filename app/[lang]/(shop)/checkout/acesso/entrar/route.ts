import { signIn } from '#lib/handlers/account-forms.ts'

export const POST = signIn
