export { claimOrderByForm as POST } from '#lib/handlers/order-forms.ts'
