import { test as base } from '@playwright/test'
import { announce } from './addresses.ts'
import { openReportServer, type ReportServer } from './report-server.ts'
import { startStack } from './stack.ts'

/** For journeys with every optional service configured: maps, localities, chat, a private site, error reports. */
export const test = base.extend<object, { reports: ReportServer; address: string }>({
  reports: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, give) => {
      const reports = await openReportServer()
      await give(reports)
      await reports.stop()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ reports }, give) => {
      const stack = await startStack(undefined, {
        MAPS_KEY: 'sandbox-maps-key',
        PLACES_KEY: 'sandbox-localities-key',
        CHAT_WIDGET_ID: 'sala-7',
        PRIVATE_SITE_URL_SANDBOX: 'https://privado-pruebas.puente.example/inicio',
        PRIVATE_SITE_URL_PRODUCTION: 'https://privado.puente.example',
        ERROR_REPORTS_DSN: reports.dsn,
        RELEASE: 'services-1',
      })
      announce(stack)
      await give(stack.customer)
      await stack.stop()
    },
    { scope: 'worker', timeout: 300_000, auto: true },
  ],
  baseURL: async ({ address }, give) => give(address),
})

export { expect } from '@playwright/test'
