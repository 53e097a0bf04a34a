export { saveDeliveryByForm as POST } from '#lib/handlers/checkout-forms.ts'
