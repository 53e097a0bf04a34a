export { teamMemberByForm as POST } from '#lib/handlers/moderation/orders.ts'
