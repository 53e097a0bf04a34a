export { undoByForm as POST } from '#lib/handlers/moderation/forms.ts'
