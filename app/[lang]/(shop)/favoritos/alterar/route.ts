export { changeWishlistFromForm as POST } from '#lib/handlers/wishlist-form.ts'
