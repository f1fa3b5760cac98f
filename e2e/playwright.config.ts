import { defineConfig } from '@playwright/test'
import { findBrowser, journeyFlags } from './kit/browser.ts'

const executablePath = (process.env['PUENTE_E2E_BROWSER'] ??= await findBrowser())

/** Slow tests, marked @slow, run only with `npm run test:all`. */
const everything = process.env['PUENTE_TEST_ALL'] === '1'

export default defineConfig({
  testDir: '.',
  testMatch: ['{journeys,tours,outcomes,pending,production,services,firefox}/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './kit/global-setup.ts',
  fullyParallel: true,
  // A journey waits for partners and jobs a third of its time.
  workers: 3,
  forbidOnly: true,
  // Both limits bound a failure. They allow for a machine under load.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  ...(everything ? {} : { grepInvert: /@slow/ }),
  use: {
    // Workers read this file again after the stack has published its addresses.
    ...(process.env['PUENTE_E2E_CUSTOMER'] === undefined
      ? {}
      : { baseURL: process.env['PUENTE_E2E_CUSTOMER'] }),
    browserName: 'chromium',
    headless: true,
    // The offline shell has its own journeys; in others it would only load the same files again.
    serviceWorkers: 'block',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // A check of colours in the middle of a transition reports faults that nobody sees, and animations cost time.
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: journeyFlags },
    screenshot: 'only-on-failure',
    // Traces cost a sixth of the run time: only runs of chosen files, and retries, are traced.
    trace:
      process.env['PUENTE_E2E_TRACE'] === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
  },
})
