/** The id of the element for the consent banner; its data attributes are the tag ids. */
export const CONSENT_CONTAINER = 'consentimento'
