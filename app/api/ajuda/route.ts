export { serviceAnswers as GET } from '#lib/handlers/service-answers.ts'
