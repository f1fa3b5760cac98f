import { isRefusal, refuse, toWireId, type Refusal, type StaffRole } from '@puente/contract'
import type {
  CloseCheck,
  CloseChecklistWire,
  CloseLineWire,
  CloseScope,
  CloseState,
} from '@puente/contract/staff'
import { booksBegin, periodChanges } from '@puente/ledger'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import {
  addDays,
  allCorridors,
  bankingCalendar,
  fromSantiago,
  inSantiago,
  isBankingDay,
  isDay,
  type BankingCalendar,
  type Day,
} from '../corridors/index.ts'
import { safeguardingOn } from '../treasury/index.ts'
import * as checks from './checks.store.ts'
import { latestRecordOf } from './records.store.ts'

/** The days that a checklist is about. */
export interface Closing {
  readonly scope: CloseScope
  readonly from: Day
  readonly day: Day
}

/** The longest period whose rates are verified day by day. */
const DAYS_MAX = 366
const NOON = 12 * 60

const beginOf = (day: Day): Date => fromSantiago(day, 0)
/** The first instant after a day. */
const afterDay = (day: Day): Date => beginOf(addDays(day, 1))

/** The days to close with a day that has ended: the day, or all since the last closed one, at first since the books began. */
export async function closingOf(
  work: Work,
  scope: CloseScope,
  day: Day,
): Promise<Closing | Refusal<'fields-wrong' | 'period-not-over'>> {
  if (!isDay(day)) return refuse('fields-wrong', {}, [{ at: 'day', fault: 'not-a-date' }])
  if (afterDay(day) > work.now) return refuse('period-not-over')
  if (scope === 'day') return { scope, from: day, day }
  const [last] = await periodChanges(work)
  const begin = last?.closedBefore ?? (await booksBegin(work))
  const first = begin === undefined ? day : inSantiago(begin).day
  return { scope, from: first > day ? day : first, day }
}

const line = (
  check: CloseCheck,
  owner: StaffRole,
  state: CloseState,
  { count, names }: checks.Missing = { count: 0, names: [] },
  at?: Date,
): CloseLineWire => ({
  check,
  state,
  count,
  names: [...names],
  ...(at === undefined ? {} : { at: at.toISOString() }),
  owner,
})

/** A line that is red when something is missing. */
const lineOf = (check: CloseCheck, owner: StaffRole, missing: checks.Missing): CloseLineWire =>
  line(check, owner, missing.count === 0 ? 'ok' : 'missing', missing)

/** The banking days from one day to another; the latest if there are too many. */
function bankingDaysIn(calendar: BankingCalendar, { from, day }: Closing): Day[] {
  const days: Day[] = []
  for (let one = day; one >= from && days.length < DAYS_MAX; one = addDays(one, -1))
    if (isBankingDay(calendar, fromSantiago(one, NOON))) days.unshift(one)
  return days
}

/** The last banking day not after a day: banks write no statement of the days after it. */
function lastBankingDay(calendar: BankingCalendar, day: Day): Day {
  let one = day
  while (!isBankingDay(calendar, fromSantiago(one, NOON))) one = addDays(one, -1)
  return one
}

async function statementsLine(work: Work, calendar: BankingCalendar, day: Day): Promise<CloseLineWire> {
  const { accounts, ...missing } = await checks.accountsWithoutStatement(work, lastBankingDay(calendar, day))
  return accounts === 0
    ? line('statements', 'treasury', 'not-needed')
    : lineOf('statements', 'treasury', missing)
}

async function safeguardingLine(work: Work, day: Day): Promise<CloseLineWire> {
  const short = (await safeguardingOn(work, day)).filter(({ differenceMinor }) => differenceMinor < 0n)
  const names = short.map(({ currency }) => currency)
  return lineOf('safeguarding', 'treasury', { count: names.length, names })
}

/** Each month of a closing, with the first instant after its part of the closing. */
function monthsOf({ from, day }: Closing): { readonly month: string; readonly until: Date }[] {
  const months: { month: string; until: Date }[] = []
  for (let one = day; one >= from; one = addDays(`${one.slice(0, 8)}01`, -1))
    months.unshift({ month: one.slice(0, 7), until: afterDay(one) })
  return months
}

/**
 * Tax documents are exported by month, so the close of a single day does not require them. The latest export of each
 * month must be later than the end of its part of the period.
 */
async function taxLine(work: Work, closing: Closing): Promise<CloseLineWire> {
  const name = 'tax-documents'
  if (closing.scope === 'day') return line(name, 'treasury', 'not-needed')
  const taxed = await checks.taxedAndExported(work, monthsOf(closing), beginOf(closing.from))
  if (taxed.length === 0) return line(name, 'treasury', 'not-needed')
  const late = taxed.filter(({ isExported }) => !isExported).map(({ month }) => month)
  return late.length === 0
    ? line(name, 'treasury', 'ok', undefined, taxed.at(-1)?.exportedAt)
    : line(name, 'treasury', 'missing', checks.missing(late))
}

async function ratesLine(work: Work, calendar: BankingCalendar, closing: Closing): Promise<CloseLineWire> {
  const days = bankingDaysIn(calendar, closing)
  const currencies = [...new Set((await allCorridors(work)).map(({ currency }) => currency))].toSorted()
  if (days.length === 0) return line('rates', 'treasury', 'not-needed')
  return lineOf('rates', 'treasury', await checks.daysWithoutRate(work, days, currencies))
}

/** The books must have been replayed since the day ended, without a fault. */
async function replayLine(work: Work, day: Day): Promise<CloseLineWire> {
  const last = await checks.newestReplay(work)
  const isClean = last !== undefined && last.beganAt >= afterDay(day) && last.faults === 0
  const missing = { count: Math.max(1, last?.faults ?? 1), names: [] }
  return isClean
    ? line('replay', 'admin', 'ok', undefined, last.beganAt)
    : line('replay', 'admin', 'missing', missing, last?.beganAt)
}

/** Verifies every line now. */
export async function linesOf(work: Work, closing: Closing): Promise<CloseLineWire[]> {
  const { day } = closing
  const calendar = await bankingCalendar(work)
  return [
    await statementsLine(work, calendar, day),
    lineOf('breaks', 'treasury', await checks.openBreaks(work, day)),
    lineOf('suspense', 'treasury', await checks.lateSuspense(work, afterDay(day))),
    lineOf('receivables', 'treasury', await checks.lateReceivables(work, afterDay(day))),
    await safeguardingLine(work, day),
    await taxLine(work, closing),
    await ratesLine(work, calendar, closing),
    await replayLine(work, day),
  ]
}

/** The checklist of a day or period, verified now. Refuses a day that has not ended. */
export async function checklistView(
  work: Work,
  scope: CloseScope,
  day: Day,
): Promise<CloseChecklistWire | Refusal<'fields-wrong' | 'period-not-over'>> {
  const closing = await closingOf(work, scope, day)
  if (isRefusal(closing)) return closing
  const record = await latestRecordOf(work, scope, day)
  const by = record && (await staffNames(work, [record.madeBy])).get(record.madeBy)
  return {
    ...closing,
    at: work.now.toISOString(),
    lines: await linesOf(work, closing),
    ...(record === undefined
      ? {}
      : {
          recorded: {
            id: toWireId('close-record', record.id),
            by: by ?? '',
            at: record.madeAt.toISOString(),
          },
        }),
  }
}
