import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './kit/browser.ts'

const executablePath = (process.env['PUENTE_E2E_BROWSER'] ??= await findBrowser())

/** Slow proofs, marked @slow, run only with `npm run test:all`. */
const everything = process.env['PUENTE_TEST_ALL'] === '1'

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'tours/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './kit/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  ...(everything ? {} : { grepInvert: /@slow/ }),
  use: {
    // Workers read this again after the stack has said where it listens.
    ...(process.env['PUENTE_E2E_CUSTOMER'] === undefined
      ? {}
      : { baseURL: process.env['PUENTE_E2E_CUSTOMER'] }),
    browserName: 'chromium',
    headless: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    launchOptions: { executablePath, args: browserFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
