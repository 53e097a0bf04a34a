export { saveAddress as POST } from '#lib/handlers/checkout-forms.ts'
