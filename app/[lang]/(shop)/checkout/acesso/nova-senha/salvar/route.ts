export { saveNewPasswordByForm as POST } from '#lib/handlers/password-forms.ts'
