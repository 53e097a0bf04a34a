export { saveConsent as POST } from '#lib/handlers/consent-form.ts'
