export { signOutByForm as POST } from '#lib/handlers/account-forms.ts'
