export { signIn as POST } from '#lib/handlers/account-forms.ts'
