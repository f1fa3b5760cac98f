import type { Id } from '@puente/contract'
import type { RetentionClass } from '@puente/contract/staff'
import { countRows, endRows, type Scope } from '../../platform/data/encryption/erase.ts'
import { destroyRequestedKeys } from '../../platform/data/encryption/key-destruction.ts'
import { dropPartnerCalls } from '../../platform/data/partitions.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Runtime, Work } from '../../platform/work.ts'
import { addDays, fromSantiago, santiagoDay } from '../corridors/index.ts'
import { classPlan, retentionTerms } from './class-terms.ts'
import { columnsRead, personalColumns } from './customer-columns.ts'
import { countDue, eraseDue, finishIfNothingIsLeft } from './erase-what-may-go.ts'
import {
  addCount,
  beginRun,
  endRun,
  lockRun,
  newestRuns,
  openRuns,
  recordCustomer,
  type Run,
} from './runs.store.ts'
import { customersAfter } from './standing.store.ts'

const actor = { kind: 'system', name: 'retention' } as const
const PAGE = 50
/** Minute of the day in Santiago from which the nightly run is due. */
const NIGHT = 2 * 60

/** The first instant after `now` at which a nightly run is due. */
export function nextNight(now: Date): Date {
  const { day } = santiagoDay(now)
  const tonight = fromSantiago(day, NIGHT)
  return tonight > now ? tonight : fromSantiago(addDays(day, 1), NIGHT)
}

const lastNight = (now: Date): Date => fromSantiago(addDays(santiagoDay(nextNight(now)).day, -1), NIGHT)

/** The run to continue; begins the nightly one when it is due. */
async function runToContinue(work: Work): Promise<Run | undefined> {
  const [newest] = await newestRuns(work, 'nightly', 1)
  if (newest === undefined || (newest.endedAt !== undefined && newest.beganAt < lastNight(work.now)))
    await beginRun(work, 'nightly', undefined)
  return (await openRuns(work))[0]
}

/** Processes one customer and records it in the same work, so that an interrupted run continues after it. */
async function processCustomer(work: Work, { id, mode }: Run, customerId: Id<'customer'>): Promise<void> {
  const run = await lockRun(work, id)
  if (run === undefined || (run.after !== undefined && run.after >= customerId)) return
  const counts = await (mode === 'dry' ? countDue : eraseDue)(work, customerId)
  for (const [dataClass, rows] of counts) await addCount(work, id, dataClass, { rows, customers: 1 })
  if (mode === 'nightly') await finishIfNothingIsLeft(work, customerId)
  await recordCustomer(work, id, customerId, false)
}

async function process(runtime: Runtime, run: Run, customerId: Id<'customer'>): Promise<void> {
  try {
    await runtime.work(actor, (work) => processCustomer(work, run, customerId))
  } catch (error) {
    runtime.logger.error({ err: error, customerId }, 'the data of a customer could not be erased')
    await runtime.work(actor, (work) => recordCustomer(work, run.id, customerId, true))
  }
}

interface Aged {
  readonly dataClass: RetentionClass
  readonly before: Date
}

/** The classes that end rows without an owner by their age, with the instant before which such rows end. */
async function agedOfNobody(work: Work): Promise<Aged[]> {
  const today = santiagoDay(work.now).day
  return [...(await retentionTerms(work))].flatMap(([dataClass, terms]) => {
    const { mayGo, before } = classPlan(dataClass, terms, undefined, today)
    return mayGo && before !== undefined ? [{ dataClass, before }] : []
  })
}

/** Drops the partitions of calls to partners that ended before the period, and counts their rows. A dry run only counts. */
async function processCalls(work: Work, { id, mode }: Run, aged: readonly Aged[]): Promise<void> {
  const due = aged.find(({ dataClass }) => dataClass === 'partner-calls')
  if (due === undefined) return
  const rows = await dropPartnerCalls(work, due.before, { dry: mode === 'dry' })
  if (rows > 0) await addCount(work, id, 'partner-calls', { rows, customers: 0 })
}

/** Ends a batch of the rows of nobody, or counts all of them in a dry run. Returns the number of ended rows. */
async function processNobody(work: Work, run: Run): Promise<number> {
  const { id, mode } = run
  if ((await lockRun(work, id)) === undefined) return 0
  let ended = 0
  const aged = await agedOfNobody(work)
  for (const one of aged) {
    const scope: Scope = { ...one, owners: 'nobody' }
    const rows = await (mode === 'dry' ? countRows : endRows)(work, personalColumns, scope)
    if (rows > 0) await addCount(work, id, scope.dataClass, { rows, customers: 0 })
    if (mode === 'nightly') ended += rows
  }
  if (ended > 0) return ended
  await processCalls(work, run, aged)
  await endRun(work, id)
  return 0
}

/**
 * Processes a page of customers of the open run; after the last one, the rows of nobody. Destroys the keys of customers
 * of whom nothing is left, also those that an interrupted round left.
 */
export async function retentionRound(runtime: Runtime): Promise<number> {
  await destroyRequestedKeys(runtime, actor)
  const run = await runtime.work(actor, runToContinue)
  if (run === undefined) return 0
  const page = await runtime.work(actor, (work) =>
    customersAfter(work, { after: run.after, columns: columnsRead }, PAGE),
  )
  for (const customerId of page) await process(runtime, run, customerId)
  await destroyRequestedKeys(runtime, actor)
  if (page.length === PAGE) return page.length
  return page.length + (await runtime.work(actor, (work) => processNobody(work, run)))
}

/** Erases what nothing obliges to keep any more, every night, in pages that continue after an interruption. */
export const retentionJobs: readonly Job[] = [
  { name: 'retention.erase', everyMs: 5000, round: retentionRound },
]
