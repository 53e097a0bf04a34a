export { saveDelivery as POST } from '#lib/handlers/checkout-forms.ts'
