export { changeCartByForm as POST } from '#lib/handlers/cart-forms.ts'
