import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** Jest runs the tests of components and shared code; node:test runs those of the embedded API, server and scripts without a transform (docs/decisions/0008). */
const config = {
  testEnvironment: './lib/testing/environment.mjs',
  setupFilesAfterEnv: ['./jest.setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lib/embedded/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  cacheDirectory: '<rootDir>/.cache/jest',
  // As in development (next.config.mjs).
  globals: { PICTURE_VERSION: '' },
  // Long enough for a busy machine; tests do not measure speed, bench/ does.
  testTimeout: 60_000,
}

// Packages that are ES modules only, so Jest has to compile them; the last six parse HTML for the sanitizer. Constants of the embedded
// store, which texts of the shop state, come with its query builder.
const MODULES = [
  'ky',
  'kysely',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
]

/** Next's Jest configuration with its transformIgnorePatterns replaced, because a project's own patterns are only appended to them. */
const withModules = async () => ({
  ...(await createJestConfig(config)()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`, '^.+\\.module\\.css$'],
})

export default withModules
