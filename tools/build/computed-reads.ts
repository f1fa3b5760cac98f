import { languages } from '@puente/contract'

/** The web apps, whose built files the API serves. */
export const webApps = ['customer-web', 'backoffice-web'] as const

/** The builds of the customers' app in further languages, of which each has a folder. */
export const webLanguages = languages
  .filter((language) => language !== 'es')
  .map((language) => ({ app: 'customer-web', language }))

/**
 * Files and folders that a source file reads by a path that it computes, from the root. A path of literals below
 * `import.meta.dirname` that names a file is found without an entry here.
 */
export const computedReads: Readonly<Record<string, readonly string[]>> = {
  'apps/server/src/wiring/listeners.ts': [
    ...webApps.map((app) => `apps/${app}/dist`),
    ...webLanguages.map(({ app, language }) => `apps/${app}/languages/${language}/dist`),
  ],
  'apps/server/src/wiring/start/pending-migrations.ts': [
    'database/migrations',
    'database/functions',
    'database/schema.sql',
  ],
  'apps/server/src/wiring/published-contract.ts': ['docs/openapi-customer.json', 'docs/openapi-staff.json'],
  'apps/server/src/wiring/commands/run-migrate.ts': ['database/migrations', 'database/functions'],
  // Shortens the file names of stack traces by this folder, and reads nothing there.
  'apps/server/src/platform/telemetry/error-reporter.ts': [],
  // Names the folders that a child process may read: those of the build itself.
  'apps/server/src/platform/isolated/run-in-child.ts': [],
}
