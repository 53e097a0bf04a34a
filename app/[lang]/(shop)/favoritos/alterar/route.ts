export { changeWishlistByForm as POST } from '#lib/handlers/wishlist-form.ts'
