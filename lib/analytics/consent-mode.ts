import type { Consent, ConsentCategory } from '../consent/consent.ts'

type ConsentState = 'granted' | 'denied'

/** The fields of Google's consent mode, version 2 (R83). */
export interface ConsentMode {
  ad_storage: ConsentState
  ad_user_data: ConsentState
  ad_personalization: ConsentState
  analytics_storage: ConsentState
}

/** A visitor's consent as the fields of Google's consent mode; without a choice everything is denied (P12). */
export function consentMode(consent: Pick<Consent, ConsentCategory> | undefined): ConsentMode {
  const ads = consent?.ads ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: consent?.analytics ? 'granted' : 'denied',
  }
}
