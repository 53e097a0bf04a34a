export { whoByForm as POST } from '#lib/handlers/moderation/orders.ts'
