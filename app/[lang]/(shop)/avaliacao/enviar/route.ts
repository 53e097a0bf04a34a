export { sendStoreReview as POST } from '#lib/handlers/product-forms.ts'
