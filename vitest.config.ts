import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'

/** Faults kill processes and clusters, so they run by themselves, one file at a time. */
const faults = '**/*.fault.test.ts'
/** Slow proofs run only with `npm run test:all`. */
const slow = process.env['PUENTE_TEST_ALL'] === '1' ? [] : ['**/*.slow.test.ts', '**/*.slow.fault.test.ts']
const never = ['**/node_modules/**', '**/dist/**', ...slow]

export default defineConfig({
  test: {
    globalSetup: ['tools/test/global-setup.ts'],
    setupFiles: ['tools/test/seed.ts'],
    passWithNoTests: true,
    // The default collects short-lived objects so often that it takes a sixth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    // Bounds a failure. It allows for a machine under load.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{packages,sandbox,tools,bench}/**/*.test.{ts,tsx}', 'apps/*-web/**/*.test.{ts,tsx}'],
          exclude: [...never, faults],
          // Loading the modules again for each file would take longer than most of these files. So vi.mock may come too late.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tools/test/seed.ts', 'tools/test/clean-screen.ts'],
          // Compiled messages fail unless the library is read the way the apps' build reads it.
          server: { deps: { inline: ['use-intl'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...never, faults],
          // Each file has a world of its own; reading the whole server anew for each would cost as much as all its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{apps,packages,sandbox,tools,e2e}/' + faults],
          exclude: never,
          fileParallelism: false,
        },
      },
    ],
  },
})
