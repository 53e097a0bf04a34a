export { signOut as POST } from '#lib/handlers/moderation/access.ts'
