import { sendRestock } from '#lib/handlers/request-forms.ts'

export const POST = sendRestock
