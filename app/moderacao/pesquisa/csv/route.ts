export { surveyFile as POST } from '#lib/api/moderation-survey.ts'
