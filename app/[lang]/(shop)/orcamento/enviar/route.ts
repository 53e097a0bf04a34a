import { sendQuote } from '#lib/handlers/request-forms.ts'

export const POST = sendQuote
