/** The configuration of the embedded store under test; the site URL is https, so cookies must be Secure. */
export const OWN_CONFIG = {
  siteUrl: 'https://loja.test',
  appToken: 'contract-token',
  brandSlug: 'rosalume',
  storeCode: 'rosalume',
  sessionCookie: 'PHPSESSID',
  checkoutSecret: 'contract-checkout-secret',
  payments: { pix: { key: 'demonstracao@rosalume.example', name: 'Rosalume', city: 'São Paulo' } },
}
