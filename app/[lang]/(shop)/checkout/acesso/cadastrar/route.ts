export { signUp as POST } from '#lib/handlers/account-forms.ts'
