export { signInByForm as POST } from '#lib/handlers/account-forms.ts'
