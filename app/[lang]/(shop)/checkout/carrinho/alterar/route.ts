import { changeFromForm } from '#lib/handlers/cart-forms.ts'

export const POST = changeFromForm
