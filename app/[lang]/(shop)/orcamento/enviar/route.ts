export { sendQuote as POST } from '#lib/handlers/request-forms.ts'
