export { saveNewPassword as POST } from '#lib/handlers/password-forms.ts'
