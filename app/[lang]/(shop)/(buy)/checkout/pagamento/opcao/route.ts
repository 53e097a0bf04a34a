export { saveDeliveryOptionByForm as POST } from '#lib/handlers/checkout-forms.ts'
