import type { Consent, ConsentCategory } from '../consent/consent.ts'

type Answer = 'granted' | 'denied'

/** What Google's consent mode asks for, version 2 (R83). */
export interface ConsentMode {
  ad_storage: Answer
  ad_user_data: Answer
  ad_personalization: Answer
  analytics_storage: Answer
}

/** A visitor's choice in the words of Google's consent mode; without a choice everything is denied (P12). */
export function consentMode(consent: Pick<Consent, ConsentCategory> | undefined): ConsentMode {
  const ads = consent?.ads ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: consent?.analytics ? 'granted' : 'denied',
  }
}
