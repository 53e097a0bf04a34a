export { saveProfile as POST } from '#lib/handlers/profile-forms.ts'
