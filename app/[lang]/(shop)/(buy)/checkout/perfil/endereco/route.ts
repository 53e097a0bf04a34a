export { saveProfileAddressByForm as POST } from '#lib/handlers/profile-forms.ts'
