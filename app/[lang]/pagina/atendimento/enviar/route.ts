export { sendMessage as POST } from '#lib/handlers/contact-forms.ts'
