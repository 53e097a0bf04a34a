export { decideByForm as POST } from '#lib/handlers/moderation/forms.ts'
