export { answerDemoCardByForm as POST } from '#lib/handlers/demo-card-form.ts'
