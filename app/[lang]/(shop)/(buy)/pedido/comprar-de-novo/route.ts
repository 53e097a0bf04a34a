export { buyAgainByForm as POST } from '#lib/handlers/order-forms.ts'
