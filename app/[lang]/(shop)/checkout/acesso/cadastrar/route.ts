export { signUpByForm as POST } from '#lib/handlers/account-forms.ts'
