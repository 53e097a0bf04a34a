export { consentFromForm as POST } from '#lib/api/consent-form.ts'
