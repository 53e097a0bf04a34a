export { sendRestock as POST } from '#lib/handlers/request-forms.ts'
