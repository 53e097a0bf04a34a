import { signOut } from '#lib/handlers/account-forms.ts'

export const POST = signOut
