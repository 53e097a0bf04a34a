const tests = '\\.(?:test|test-setup|spec|contract)\\.tsx?$'

// The folders of lib/embedded and of server in import order: each may import only itself and those before it, so no two folders
// depend on each other. The files beside them may import all of them.
const EMBEDDED_FOLDERS = [
  'db',
  'mail',
  'photos',
  'seed',
  'shipping',
  'payments',
  'store',
  'orders',
  'messages',
  'http',
  'reports',
  'moderation',
  'questions',
  'catalogue',
  'changes',
  'backup',
]

const SERVER_FOLDERS = [
  'encoding',
  'finished-page',
  'policy',
  'upstream',
  'cdn',
  'page-store',
  'requests',
  'routing',
  'page-copies',
  'platform',
  'observability',
  'checks',
]

/** The rules that keep a folder's subfolders in their import order; "testing" has a rule of its own. */
function importOrder(parent, folders) {
  const order = folders.map((folder, index) => ({
    name: `${parent}/${folder}-imports-no-later-folder`,
    severity: 'error',
    from: { path: `^${parent}/${folder}/`, pathNot: tests },
    to: { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/(?:${folders.slice(0, index + 1).join('|')})/` },
  }))
  const complete = {
    name: `every-folder-of-${parent}-is-in-the-order`,
    severity: 'error',
    from: {},
    to: { path: `^${parent}/(?!(?:${folders.join('|')}|testing)/)[^/]+/` },
  }
  return [...order, complete]
}

/** The rule that a folder of lib imports no other folders of lib than these. */
function onlyImports(folder, others, comment) {
  return {
    name: `${folder}-imports-only-${others.join('-')}`,
    severity: 'error',
    ...(comment && { comment }),
    from: { path: `^lib/${folder}/`, pathNot: tests },
    to: { path: `^lib/(?!(?:${[folder, ...others].join('|')})/)` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-does-not-import-ui',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(?:app|components|server)/' },
    },
    {
      name: 'components-do-not-import-pages',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(?:app|server)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      comment: 'Code that two features share belongs in components/ui or lib; pages compose features.',
      from: { path: '^components/([^/]+)/', pathNot: tests },
      to: { path: '^components/[^/]+/', pathNot: '^components/(?:$1|ui|seo)/' },
    },
    {
      name: 'components-do-not-reach-server-code',
      severity: 'error',
      from: { path: '^components/', pathNot: tests },
      to: {
        path: '^(?:lib/(?:pages|handlers|host|embedded|config/env)|server/)',
        reachable: true,
      },
    },
    {
      name: 'http-and-process-import-nothing',
      severity: 'error',
      comment: 'Every part of the shop may import them, including the embedded API and middleware.',
      from: { path: '^lib/(?:http|process)/', pathNot: tests },
      to: { path: '^(?:app|components|server|lib/(?!(?:http|process)/))' },
    },
    onlyImports(
      'client',
      ['contract', 'shop', 'routes', 'copy', 'text'],
      'Pages, handlers and browsers share these calls, so the calls import none of them.',
    ),
    onlyImports('browser', ['client', 'contract', 'shop', 'routes', 'state']),
    {
      name: 'pages-do-not-import-handlers-or-browser',
      severity: 'error',
      from: { path: '^lib/pages/', pathNot: tests },
      to: { path: '^lib/(?:handlers|browser)/' },
    },
    {
      name: 'handlers-do-not-import-browser',
      severity: 'error',
      from: { path: '^lib/handlers/', pathNot: tests },
      to: { path: '^lib/browser/' },
    },
    {
      name: 'host-does-not-import-its-users',
      severity: 'error',
      from: { path: '^lib/host/', pathNot: tests },
      to: { path: '^lib/(?:client|browser|pages|handlers)/' },
    },
    {
      name: 'only-the-server-process-imports-embedded',
      severity: 'error',
      comment: 'The server process opens the embedded API; code that Next bundles must not import it.',
      from: { pathNot: `^(?:lib/(?:embedded|testing)|server|scripts|bench|e2e)/|${tests}` },
      to: { path: '^lib/embedded/' },
    },
    {
      name: 'embedded-imports-only-shared-folders',
      severity: 'error',
      from: { path: '^lib/embedded/' },
      to: {
        path: '^(?:app|components|server)/|^lib/(?!embedded/|contract/|shop/|routes/|http/|process/|concurrency/|brand/read-brand|brand/brand-schema)',
      },
    },
    ...importOrder('lib/embedded', EMBEDDED_FOLDERS),
    ...importOrder('server', SERVER_FOLDERS),
    {
      name: 'lib-and-server-do-not-import-tests-or-commands',
      severity: 'error',
      from: { path: '^(?:lib|server)/', pathNot: tests },
      to: { path: '^(?:e2e|scripts|bench)/' },
    },
    {
      name: 'test-helpers-do-not-import-commands',
      severity: 'error',
      comment:
        'Commands such as the crawl open the shops of e2e, and tests of e2e use the rules of the crawl.',
      from: { path: '^e2e/', pathNot: tests },
      to: { path: '^(?:scripts|bench)/' },
    },
    {
      name: 'nothing-imports-benchmarks',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'embedded-test-helpers-stay-in-tests',
      severity: 'error',
      from: { pathNot: `^(?:lib/embedded/testing|e2e|bench)/|${tests}` },
      to: { path: '^lib/embedded/testing/' },
    },
    {
      name: 'ui-imports-only-copy',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^lib/(?!copy/|text/safe-html)' },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^lib/contract/' },
      to: { path: '^lib/(?!contract/|text/plain-text)' },
    },
    {
      name: 'browsers-do-not-load-the-sanitizer',
      severity: 'error',
      from: { path: '^(?:components|lib/(?:browser|state|analytics))/', pathNot: tests },
      to: { path: '^lib/text/sanitize', reachable: true },
    },
    {
      name: 'text-imports-nothing',
      severity: 'error',
      from: { path: '^lib/text/', pathNot: tests },
      to: { path: '^(?:app|components|server)/|^lib/(?!text/)' },
    },
    {
      name: 'concurrency-imports-nothing',
      severity: 'error',
      from: { path: '^lib/concurrency/', pathNot: tests },
      to: { path: '^(?:app|components|server)/|^lib/(?!concurrency/)' },
    },
    {
      name: 'shop-imports-only-contract',
      severity: 'error',
      from: { path: '^lib/shop/', pathNot: tests },
      to: { path: '^lib/(?!shop/|contract/|text/safe-html)' },
    },
    {
      name: 'routes-copy-and-consent-import-only-each-other',
      severity: 'error',
      from: { path: '^lib/(?:routes|copy|consent)/', pathNot: tests },
      to: { path: '^lib/(?!routes/|copy/|consent/|http/|process/)' },
    },
    {
      name: 'address-space-imports-only-paths',
      severity: 'error',
      comment: 'It holds patterns; what an address means is decided beside it (docs/decisions/0037).',
      from: { path: '^lib/routes/address-space\\.ts$' },
      to: { path: '^(?:app|components|server|lib/(?!routes/page-paths))' },
    },
    onlyImports('brand', ['contract', 'shop', 'routes'], 'The brand of this process is in lib/host.'),
    onlyImports('state', ['shop']),
    onlyImports('analytics', ['consent', 'contract', 'routes', 'shop']),
    {
      name: 'seo-and-content-make-no-calls',
      severity: 'error',
      comment: 'Heads, structured data and the brand’s texts are made of what pages have loaded.',
      from: { path: '^lib/(?:seo|content)/', pathNot: tests },
      to: { path: '^lib/(?:browser|client|pages|handlers|host)/' },
    },
    {
      name: 'server-does-not-import-ui',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(?:app|components)/' },
    },
    {
      name: 'pages-of-the-shop-do-not-import-embedded-or-browser-calls',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^lib/(?:embedded|browser)/' },
    },
    onlyImports(
      'pricing',
      ['shop', 'routes', 'copy'],
      'Pages and browser components format the same prices, so lib/pricing imports neither.',
    ),
    onlyImports('attribution', ['routes', 'consent', 'http']),
    {
      name: 'middleware-imports-only-routes-consent-attribution-and-http',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: { path: '^(?:app|components|server|lib/(?!routes/|consent/|attribution/|http/))' },
    },
    {
      name: 'foreign-store-imports-nothing-of-the-shop',
      severity: 'error',
      comment: 'It is written from docs/platform-api.md alone (docs/decisions/0046).',
      from: { path: '^e2e/foreign-store/' },
      to: { path: '^(?:app|components|lib|server|scripts|e2e/(?!foreign-store/))' },
    },
    {
      name: 'test-helpers-stay-in-tests',
      severity: 'error',
      from: { pathNot: `^lib/testing/|${tests}` },
      to: { path: '^lib/testing/' },
    },
    {
      name: 'shop-does-not-import-photos',
      severity: 'error',
      from: { pathNot: '^photos/' },
      to: { path: '^photos/' },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(?:node:|next-env)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.next/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
