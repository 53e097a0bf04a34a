export { recoverPassword as POST } from '#lib/handlers/password-forms.ts'
