export { undoByForm as POST } from '#lib/api/moderation-forms.ts'
