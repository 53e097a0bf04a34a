import { addFromForm } from '#lib/handlers/cart-forms.ts'

export const POST = addFromForm
