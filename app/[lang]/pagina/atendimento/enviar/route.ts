import { sendMessage } from '#lib/handlers/contact-forms.ts'

export const POST = sendMessage
