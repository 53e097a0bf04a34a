export { saveProfileByForm as POST } from '#lib/handlers/profile-forms.ts'
