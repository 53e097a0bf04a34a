export { signIn as POST } from '#lib/handlers/moderation/access.ts'
