export { signOutModerator as POST } from '#lib/handlers/moderation/sign-in.ts'
