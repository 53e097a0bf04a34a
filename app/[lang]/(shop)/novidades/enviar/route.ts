export { sendNewsletter as POST } from '#lib/handlers/request-forms.ts'
