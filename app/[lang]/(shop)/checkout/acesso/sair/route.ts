export { signOut as POST } from '#lib/handlers/account-forms.ts'
