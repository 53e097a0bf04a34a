export { addToCartByForm as POST } from '#lib/handlers/cart-forms.ts'
