export { recoverPasswordByForm as POST } from '#lib/handlers/password-forms.ts'
