import { html, type Html } from './html.ts'

// The same values as in app/tokens.css, which such a page cannot reach; a test holds them together.
const TOKENS = `--white:#fff;--paper:#fffbf7;--line:#eadfd6;--edge:#8f7673;--ink:#2b1a1e;--muted:#6a565a;--wine:#4a1220;--action:#a6302f;--action-hover:#8a2425;--action-soft:#f6e7e3;--on-action:#fff;--focus:#4a1220`

const STYLE = `:root{${TOKENS}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 Figtree,system-ui,sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
body{max-width:40rem;margin:0 auto;padding:0 clamp(1rem,5vw,2rem) 4rem}
header{padding:1.5rem 0;border-bottom:1px solid var(--line)}
header a{color:var(--wine);font:500 1.5rem/1.2 Fraunces,Georgia,serif;text-decoration:none}
h1{margin:3rem 0 1rem;color:var(--wine);font:500 clamp(1.75rem,1.4rem + 2vw,2.5rem)/1.15 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0 0 1rem;text-wrap:pretty}
a{color:var(--action);text-underline-offset:.2em}
a:hover{color:var(--action-hover)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.note{margin:0 0 1.5rem;padding:.75rem 1rem;border-radius:1rem;background:var(--action-soft);color:var(--action)}
.note p{margin:0}
.note ul{margin:.25rem 0 0;padding-left:1.25rem}
.note a{color:inherit}
form{display:grid;gap:1.25rem;margin:1.5rem 0}
label{display:block;margin-bottom:.25rem;font-size:.9375rem;font-weight:600}
input,select,textarea{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--white);color:inherit;font:inherit}
textarea{min-height:10rem;resize:vertical}
[aria-invalid]{border-color:var(--action);box-shadow:inset 0 0 0 1px var(--action)}
.hint,.error{margin:.25rem 0 0;color:var(--muted);font-size:.9375rem}
.error{color:var(--action);font-weight:600}
button{justify-self:start;min-height:3rem;padding:.5rem 1.5rem;border:1.5px solid transparent;border-radius:1.75rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--action-hover)}
@media (forced-colors:active){button,.note{border:1px solid}}`

/** What goes with every such page: nothing is loaded or run, and nobody keeps or frames it. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'private, no-store',
} as const

interface PlainPage {
  lang: 'pt' | 'en'
  /** The one h1, and the title of the document. */
  heading: string
  brand: string
  /** Address of the shop's home page. */
  home: string
  content: Html
}

/** A page that needs nothing but itself, for answers to plain forms that cannot be a page of the shop. */
export function plainPage({ lang, heading, brand, home, content }: PlainPage): string {
  const { markup } = html`<html lang="${lang === 'en' ? 'en' : 'pt-BR'}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${heading}</title>
      <style>
        ${{ markup: STYLE }}
      </style>
    </head>
    <body>
      <header><a href="${home}">${brand}</a></header>
      <main>
        <h1>${heading}</h1>
        ${content}
      </main>
    </body>
  </html>`
  return `<!doctype html>${markup}`
}
