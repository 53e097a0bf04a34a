export { signInModerator as POST } from '#lib/handlers/moderation/sign-in.ts'
