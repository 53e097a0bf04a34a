import { sendNewsletter } from '#lib/handlers/request-forms.ts'

export const POST = sendNewsletter
