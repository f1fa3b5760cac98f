import path from 'node:path'
import {
  appUrlOf,
  cloneDatabase,
  createPool,
  prepareTemplate,
  type AroundStatement,
  type Clone,
  type Pool,
} from '@puente/postgres'
import { migrateQueue } from '../src/platform/jobs/queue.ts'
import { inject } from 'vitest'
import { leaveAsOwner } from './owner.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

const migrationsFolder = path.resolve(import.meta.dirname, '../../../database/migrations')

/** The template, found once per process: its name is a hash of every migration. */
let template: Promise<string> | undefined

/** A migrated database for this test file, copied in about 0.1 s. */
export async function freshDatabase(): Promise<Clone> {
  const adminUrl = inject('adminUrl')
  template ??= prepareTemplate(adminUrl, {
    folder: migrationsFolder,
    key: 'queue',
    afterMigrate: migrateQueue,
  })
  const clone = await cloneDatabase(adminUrl, await template)
  return {
    ...clone,
    drop: async () => {
      await leaveAsOwner(clone.url)
      await clone.drop()
    },
  }
}

/** A pool like that of the product's processes: the application's user, with prepared statements. */
export const appPool = (url: string, max = 8, around?: AroundStatement): Pool =>
  createPool({
    url: appUrlOf(url),
    max,
    prepared: true,
    onIdleError: () => undefined,
    ...(around === undefined ? {} : { around }),
  })
