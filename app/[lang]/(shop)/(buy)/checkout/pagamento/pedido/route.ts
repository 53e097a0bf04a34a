export { placeOrderByForm as POST } from '#lib/handlers/checkout-forms.ts'
