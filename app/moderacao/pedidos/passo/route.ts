export { orderStepByForm as POST } from '#lib/handlers/moderation/orders.ts'
