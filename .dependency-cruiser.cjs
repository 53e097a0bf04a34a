const tests = '\\.(?:test|spec|contract)\\.tsx?$'

// The folders of lib/embedded in the order of their imports: each may import only itself and those before it, so no two of
// them need each other. index.ts, serve.ts and sweep.ts stand above all of them.
const embeddedFolders = [
  'db',
  'photos',
  'seed',
  'store',
  'http',
  'reports',
  'moderation',
  'catalogue',
  'changes',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'lib-knows-no-ui',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(?:app|components|server)/' },
    },
    {
      name: 'components-know-no-pages',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(?:app|server)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      comment: 'What two features share moves to ui or lib; what belongs together is composed by the page.',
      from: { path: '^components/([^/]+)/', pathNot: tests },
      to: { path: '^components/[^/]+/', pathNot: '^components/(?:$1|ui|seo)/' },
    },
    {
      name: 'browser-never-reaches-server',
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
      comment: 'Everybody may import them, the embedded API and middleware too.',
      from: { path: '^lib/(?:http|process)/', pathNot: tests },
      to: { path: '^(?:app|components|server|lib/(?!(?:http|process)/))' },
    },
    {
      name: 'client-runs-everywhere',
      severity: 'error',
      comment: 'The same calls serve pages, handlers and browsers, so they know none of them.',
      from: { path: '^lib/client/', pathNot: tests },
      to: { path: '^lib/(?!client/|contract/|shop/|routes/|copy/)' },
    },
    {
      name: 'browser-calls-stay-in-the-browser',
      severity: 'error',
      from: { path: '^lib/browser/', pathNot: tests },
      to: { path: '^lib/(?:pages|handlers|host|config)/' },
    },
    {
      name: 'pages-load-and-write-nothing',
      severity: 'error',
      from: { path: '^lib/pages/', pathNot: tests },
      to: { path: '^lib/(?:handlers|browser)/' },
    },
    {
      name: 'handlers-know-no-browser',
      severity: 'error',
      from: { path: '^lib/handlers/', pathNot: tests },
      to: { path: '^lib/browser/' },
    },
    {
      name: 'host-knows-nobody-who-uses-it',
      severity: 'error',
      from: { path: '^lib/host/', pathNot: tests },
      to: { path: '^lib/(?:client|browser|pages|handlers)/' },
    },
    {
      name: 'embedded-hides-behind-the-seam',
      severity: 'error',
      comment: 'The process that serves opens the embedded API; nothing that Next bundles may import it.',
      from: { pathNot: `^(?:lib/(?:embedded|testing)|server|scripts|bench|e2e)/|${tests}` },
      to: { path: '^lib/embedded/' },
    },
    {
      name: 'embedded-knows-only-the-contract',
      severity: 'error',
      from: { path: '^lib/embedded/' },
      to: {
        path: '^(?:app|components|server)/|^lib/(?!embedded/|contract/|shop/|routes/|http/|process/|concurrency/)',
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
      name: 'ui-is-ignorant',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^lib/(?!copy/)' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^lib/contract/' },
      to: { path: '^lib/(?!contract/)' },
    },
    {
      name: 'concurrency-imports-nothing',
      severity: 'error',
      from: { path: '^lib/concurrency/', pathNot: tests },
      to: { path: '^(?:app|components|server)/|^lib/(?!concurrency/)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^lib/shop/', pathNot: tests },
      to: { path: '^lib/(?!shop/|contract/)' },
    },
    {
      name: 'routes-copy-and-consent-import-nothing',
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
      name: 'clicks-know-only-addresses-and-consent',
      severity: 'error',
      from: { path: '^lib/attribution/', pathNot: tests },
      to: { path: '^lib/(?!attribution/|routes/|consent/|http/)' },
    },
    {
      name: 'middleware-stays-pure',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: { path: '^(?:app|components|server|lib/(?!routes/|consent/|attribution/|http/))' },
    },
    {
      name: 'test-helpers-stay-in-tests',
      severity: 'error',
      from: { pathNot: `^lib/testing/|${tests}` },
      to: { path: '^lib/testing/' },
    },
    {
      name: 'the-shop-needs-no-photos-folder',
      severity: 'error',
      from: { pathNot: '^photos/' },
      to: { path: '^photos/' },
    },
    {
      name: 'nothing-is-missing',
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
