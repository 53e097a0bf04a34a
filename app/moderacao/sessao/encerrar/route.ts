export { signOut as POST } from '#lib/api/moderation-access.ts'
