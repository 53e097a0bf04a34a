export { withdrawByForm as POST } from '#lib/handlers/order-forms.ts'
