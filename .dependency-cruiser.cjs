const tests = '\\.(?:test|spec|contract)\\.tsx?$'

// The folders of lib/embedded in import order: each may import only itself and those before it, so no two folders depend on
// each other. index.ts, serve.ts and sweep.ts may import all of them.
const embeddedFolders = [
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
    {
      name: 'client-runs-everywhere',
      severity: 'error',
      comment: 'Pages, handlers and browsers share these calls, so the calls import none of them.',
      from: { path: '^lib/client/', pathNot: tests },
      to: { path: '^lib/(?!client/|contract/|shop/|routes/|copy/|text/)' },
    },
    {
      name: 'browser-does-not-import-server-code',
      severity: 'error',
      from: { path: '^lib/browser/', pathNot: tests },
      to: { path: '^lib/(?:pages|handlers|host|config)/' },
    },
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
    ...embeddedFolders.map((folder, index) => ({
      name: `embedded-${folder}-imports-only-what-comes-before-it`,
      severity: 'error',
      from: { path: `^lib/embedded/${folder}/`, pathNot: tests },
      to: {
        path: '^lib/embedded/',
        pathNot: `^lib/embedded/(?:${embeddedFolders.slice(0, index + 1).join('|')})/`,
      },
    })),
    {
      name: 'every-embedded-folder-is-in-the-order',
      severity: 'error',
      from: {},
      to: { path: `^lib/embedded/(?!(?:${embeddedFolders.join('|')}|testing)/)[^/]+/` },
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
      name: 'browsers-do-not-load-the-sanitiser',
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
      name: 'prices-are-formatted-from-rules-and-copy',
      severity: 'error',
      comment: 'Pages and browser components format the same prices, so lib/pricing imports neither.',
      from: { path: '^lib/pricing/', pathNot: tests },
      to: { path: '^lib/(?!pricing/|shop/|routes/|copy/)' },
    },
    {
      name: 'attribution-imports-only-routes-consent-and-http',
      severity: 'error',
      from: { path: '^lib/attribution/', pathNot: tests },
      to: { path: '^lib/(?!attribution/|routes/|consent/|http/)' },
    },
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
