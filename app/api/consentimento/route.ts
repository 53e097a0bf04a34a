export { consentFromForm as POST } from '#lib/handlers/consent-form.ts'
