import { signOut } from '#lib/api/account-forms.ts'

export const POST = signOut
