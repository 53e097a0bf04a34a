export { changeCouponByForm as POST } from '#lib/handlers/coupon-form.ts'
