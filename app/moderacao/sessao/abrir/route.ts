export { signIn as POST } from '#lib/api/moderation-access.ts'
