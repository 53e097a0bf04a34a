import { addFromForm } from '#lib/api/cart-forms.ts'

export const POST = addFromForm
