export { saveBuyer as POST } from '#lib/handlers/checkout-forms.ts'
