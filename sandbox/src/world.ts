import path from 'node:path'
import type { Outside } from './outside.ts'
import { createClock, type Clock } from './clock/clock.ts'
import { createScheduler, type Scheduler } from './clock/scheduler.ts'
import { createFailures, type Failures } from './failures/failures.ts'
import { openDatabase, type Database } from './store/database.ts'
import { createSettings, type Settings } from './store/settings.ts'
import { createDeliveriesStore, type DeliveriesStore } from './webhooks/deliveries.store.ts'
import { createWebhooks, type Webhooks } from './webhooks/webhooks.ts'

/** The common parts of every partner: storage, clock and webhooks. */
export type World = {
  readonly db: Database
  readonly settings: Settings
  readonly clock: Clock
  readonly scheduler: Scheduler
  readonly failures: Failures
  readonly deliveries: DeliveriesStore
  readonly webhooks: Webhooks
  /** The data of the market and the rails. */
  readonly outside: Outside
  /** The address for Puente's webhooks. */
  readonly puenteUrl: string
  /** The address of this sandbox; known once it listens. */
  url(): string
}

/** Opens the sandbox whose data is in `dataDir/sandbox`. `report` receives errors of background work. */
export function openWorld(options: {
  readonly dataDir: string
  readonly outside: Outside
  readonly puenteUrl: string
  readonly url: () => string
  readonly report: (error: unknown) => void
}): World {
  const db = openDatabase(path.join(options.dataDir, 'sandbox'))
  const settings = createSettings(db)
  const clock = createClock(settings)
  const scheduler = createScheduler(clock, options.report)
  const failures = createFailures(db)
  const deliveries = createDeliveriesStore(db)
  clock.whenMovedBack(deliveries.shift)
  const { outside, puenteUrl, url } = options
  const webhooks = createWebhooks({ store: deliveries, clock, scheduler, failures, puenteUrl })
  return { db, settings, clock, scheduler, failures, deliveries, webhooks, outside, puenteUrl, url }
}
