export { eraseAccountByForm as POST } from '#lib/handlers/profile-forms.ts'
