export { sendMessageByForm as POST } from '#lib/handlers/contact-forms.ts'
