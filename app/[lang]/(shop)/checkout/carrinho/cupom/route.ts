import { couponFromForm } from '#lib/handlers/coupon-form.ts'

export const POST = couponFromForm
