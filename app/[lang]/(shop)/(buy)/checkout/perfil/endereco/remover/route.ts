export { removeProfileAddressByForm as POST } from '#lib/handlers/profile-forms.ts'
