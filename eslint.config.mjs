import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

// Next, Jest, Playwright, ESLint or React.lazy loads the default export of these files.
const DEFAULT_EXPORT_FILES = [
  'components/shell/not-found-screen.tsx',
  'app/**/{page,layout,error,global-error,not-found,template,default}.tsx',
  'app/**/route.ts',
  'middleware.ts',
  'server/page-store/cache-handler.ts',
  '*.config.{mjs,ts}',
  'lib/testing/environment.mjs',
  'e2e/shared-shop.ts',
]
const TESTS = ['**/*.test.{ts,tsx,mjs}', 'e2e/**', 'lib/testing/**']

// These folders may not import React. Next's rules about components would find nothing in them, but compile
// every file for React.
const LIB_WITHOUT_REACT = ['lib/!(browser|pages|seo|state|testing)/**']
const WITHOUT_REACT = ['{bench,e2e,photos,scripts,server}/**', ...LIB_WITHOUT_REACT]
const NO_REACT = {
  regex: '^react(?:-dom)?(?:/|$)',
  message: 'ESLint checks components only outside this folder (WITHOUT_REACT in eslint.config.mjs).',
}

const NO_EMBEDDED_API = {
  regex: 'lib/embedded|/embedded/',
  message: 'Import lib/pages/store.ts instead; only the server process opens the embedded API.',
}
const OPENS_EMBEDDED_API = ['lib/pages/store.ts', 'lib/testing/**', 'lib/embedded/**', '**/*.test.*']
const aboutReact = [...next, ...typescript]
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y)\//.test(name))

const config = [
  {
    ignores: [
      '.next/',
      '.data/',
      '.cache/',
      'node_modules/',
      'public/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...next,
  ...typescript,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json.
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'react/no-danger': 'error', 'import/no-default-export': 'error' },
  },
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      // Picture files are generated in advance, and ui/picture renders them as plain <img> (docs/decisions/0006).
      '@next/next/no-img-element': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "Program > ExpressionStatement[directive='use client']",
          message: "'use client' is allowed only in components/ and in app's error and not-found pages.",
        },
      ],
    },
  },
  {
    files: ['components/**', 'app/**/{error,global-error,not-found}.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: DEFAULT_EXPORT_FILES,
    rules: { 'import/no-default-export': 'off' },
  },
  { files: TESTS, rules: { 'max-lines': 'off' } },
  {
    files: WITHOUT_REACT,
    rules: {
      ...Object.fromEntries(aboutReact.map((name) => [name, 'off'])),
      'no-restricted-imports': ['error', { patterns: [NO_REACT] }],
    },
  },
  {
    files: ['scripts/**', 'photos/**', 'server/**', 'bench/**', 'lib/embedded/{serve,seed/reset}.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['components/**', 'lib/**'],
    ignores: OPENS_EMBEDDED_API,
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_EMBEDDED_API] }] },
  },
  {
    files: LIB_WITHOUT_REACT,
    ignores: OPENS_EMBEDDED_API,
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_EMBEDDED_API, NO_REACT] }] },
  },
  // store-html.tsx renders only HTML of the type that the sanitizer returns, brand-html.tsx only HTML of the brand's files.
  {
    files: ['components/ui/store-html.tsx', 'components/institutional/brand-html.tsx'],
    rules: { 'react/no-danger': 'off' },
  },
]

export default config
