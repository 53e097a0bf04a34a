/** The configuration of our own subjects; https, so that cookies must be Secure. */
export const OWN_CONFIG = {
  siteUrl: 'https://loja.test',
  appToken: 'contract-token',
  brandSlug: 'rosalume',
  storeCode: 'rosalume',
  sessionCookie: 'PHPSESSID',
}
