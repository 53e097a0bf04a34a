export { moderationPhoto as GET } from '#lib/handlers/moderation/photo.ts'
