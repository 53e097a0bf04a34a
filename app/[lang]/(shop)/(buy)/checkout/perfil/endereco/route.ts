export { saveProfileAddress as POST } from '#lib/handlers/profile-forms.ts'
