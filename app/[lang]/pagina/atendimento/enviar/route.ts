import { sendMessage } from '#lib/api/contact-forms.ts'

export const POST = sendMessage
