export { removeProfileAddress as POST } from '#lib/handlers/profile-forms.ts'
