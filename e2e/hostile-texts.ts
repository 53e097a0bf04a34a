// Markup of an attacker: each calls alert() when a page inserts it as HTML.
const MARKUP = [
  '<script>alert(1)</script>',
  '</script ><script>alert(1)</script >',
  '</script/><script>alert(1)//',
  '<SCRIPT/x>alert(1)</SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<details open ontoggle=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)" autofocus>x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<style>@keyframes a{}</style><b style=animation-name:a onanimationstart=alert(1)>',
  '<math><mtext><img src onerror=alert(1)></mtext></math>',
  '<form action=javascript:alert(1)><button autofocus>x</button>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href=javascript:alert(1)//>',
  '<object data=javascript:alert(1)>',
  '${alert(1)}{{alert(1)}}#{alert(1)}',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
]

// Prefixes that first close the surrounding attribute, element or comment.
const PREFIXES = ['', '">', "'>", '-->', '</title>', '</textarea>', ']]>', '</noscript>', '&lt;', '</style>']

/** 200 texts that every page must show as plain text (L24). None exceeds the length limit of a name. */
export const HOSTILE_TEXTS: readonly string[] = PREFIXES.flatMap((prefix) =>
  MARKUP.map((markup) => prefix + markup),
)
