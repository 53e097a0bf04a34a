import { changeFromForm } from '#lib/api/cart-forms.ts'

export const POST = changeFromForm
