export { saveAddressByForm as POST } from '#lib/handlers/checkout-forms.ts'
