export { findOrderByForm as POST } from '#lib/handlers/order-forms.ts'
