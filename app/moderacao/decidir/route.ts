export { decideByForm as POST } from '#lib/api/moderation-forms.ts'
