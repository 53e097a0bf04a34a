export { moderationPhoto as GET } from '#lib/api/moderation-photo.ts'
