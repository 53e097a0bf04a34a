/** The element that the question is asked in; its attributes are the ids of the tags. */
export const CONSENT_CONTAINER = 'consentimento'
