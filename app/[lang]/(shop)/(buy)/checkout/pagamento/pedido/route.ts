export { placeOrder as POST } from '#lib/handlers/checkout-forms.ts'
