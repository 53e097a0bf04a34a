// What a stranger writes to have it run in somebody else's browser: each calls alert() when it is taken for markup.
const MARKS = [
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

// What it has to break out of first.
const BREAKS = ['', '">', "'>", '-->', '</title>', '</textarea>', ']]>', '</noscript>', '&lt;', '</style>']

/** 200 texts that have to stay texts wherever they are shown (L24); none is longer than a name may be. */
export const HOSTILE_TEXTS: readonly string[] = BREAKS.flatMap((start) => MARKS.map((mark) => start + mark))
