export { eraseAccount as POST } from '#lib/handlers/profile-forms.ts'
