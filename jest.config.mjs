import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** Rules and components; the embedded API and the server are tested by node:test, untransformed (docs/decisions/0008). */
const config = {
  testEnvironment: './lib/testing/environment.mjs',
  setupFilesAfterEnv: ['./jest.setup.ts'],
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/lib/embedded/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  cacheDirectory: '<rootDir>/.cache/jest',
  // Long enough for a machine that is busy with other things; speed is measured in bench/.
  testTimeout: 60_000,
}

export default createJestConfig(config)
