export { payByForm as POST } from '#lib/handlers/order-forms.ts'
