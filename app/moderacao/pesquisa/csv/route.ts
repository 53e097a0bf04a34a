export { surveyFile as POST } from '#lib/handlers/moderation/survey.ts'
