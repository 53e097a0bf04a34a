export { saveBuyerByForm as POST } from '#lib/handlers/checkout-forms.ts'
