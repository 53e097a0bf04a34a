export { answerByForm as POST } from '#lib/handlers/moderation/answer.ts'
