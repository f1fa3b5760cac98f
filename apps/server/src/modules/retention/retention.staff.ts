import {
  staffEndpoints as endpoints,
  type RetentionRunWire,
  type RetentionWire,
} from '@puente/contract/staff'
import { retentionClasses } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { retentionTerms } from './class-terms.ts'
import { nextNight } from './retention.jobs.ts'
import { beginRun, countsOf, newestRuns, type Run, type RunCount } from './runs.store.ts'

const NIGHTS_SHOWN = 10

function runView(
  { id, askedBy, beganAt, endedAt, customers, failed }: Run,
  counts: readonly RunCount[],
  names: ReadonlyMap<string, string>,
): RetentionRunWire {
  return {
    beganAt: beganAt.toISOString(),
    ...(endedAt === undefined ? {} : { endedAt: endedAt.toISOString() }),
    ...(askedBy === undefined ? {} : { askedBy: names.get(askedBy) ?? '' }),
    customers,
    failed,
    counts: retentionClasses.flatMap((dataClass) => {
      const count = counts.find((one) => one.runId === id && one.dataClass === dataClass)
      return count === undefined ? [] : [{ dataClass, rows: Number(count.rows), customers: count.customers }]
    }),
  }
}

async function retentionView(work: Work): Promise<RetentionWire> {
  const terms = await retentionTerms(work)
  const nights = await newestRuns(work, 'nightly', NIGHTS_SHOWN)
  const [dry] = await newestRuns(work, 'dry', 1)
  const runs = dry === undefined ? nights : [...nights, dry]
  const counts = await countsOf(
    work,
    runs.map(({ id }) => id),
  )
  const names = await staffNames(work, dry?.askedBy === undefined ? [] : [dry.askedBy])
  return {
    classes: [...terms].map(([dataClass, { action, grounds }]) => ({
      dataClass,
      action,
      grounds: grounds.map((one) => ({ ...one })),
    })),
    nextRunAt: nextNight(work.now).toISOString(),
    runs: nights.map((run) => runView(run, counts, names)),
    ...(dry === undefined ? {} : { dryRun: runView(dry, counts, names) }),
  }
}

/** Handlers by which staff read the retention of data and begin a dry run. */
export const staffRetentionHandlers: readonly Handler[] = [
  handler(endpoints.getRetention, retentionView),
  handler(endpoints.requestRetentionDryRun, async (work) => {
    const { actor } = work
    if (actor.kind !== 'staff') throw new Error('a dry run is begun by staff')
    if (await beginRun(work, 'dry', actor.staffId)) await work.audit({ action: 'begin-retention-dry-run' })
    return undefined
  }),
]
