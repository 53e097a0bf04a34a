/** The style of the document that leads to the payment provider; the policy of its response allows it by its hash (L19). */
export const PAYMENT_REDIRECT_STYLE = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;text-align:center}',
  'main{max-width:26rem;padding:1.5rem}h1{font-size:1.375rem;line-height:1.3}a{display:inline-block;padding:.625rem}',
].join('')
