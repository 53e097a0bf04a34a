export { sendQuestion as POST } from '#lib/handlers/product-forms.ts'
