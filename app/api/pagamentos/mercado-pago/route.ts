export { paymentNotification as POST } from '#lib/handlers/payment-notification.ts'
