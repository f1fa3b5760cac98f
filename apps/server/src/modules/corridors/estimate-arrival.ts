import { arrivalReasons, type ArrivalReason } from '@puente/contract'
import { isRestDay, type BankingCalendar } from './banking-calendar.ts'
import { isWeekend } from './banking-days.ts'
import type { RailSchedule } from './corridor.ts'
import { addDays, fromSantiago, inSantiago, minutesOf, weekdayOf, type Day } from './santiago.ts'

export interface Arrival {
  readonly at: Date
  /** Reasons for the delay, each once, in the order of the contract. */
  readonly reasons: readonly ArrivalReason[]
}

/** A rail without a running day for longer than this has wrong data. All changed days of two countries take less. */
const LONGEST_REST_DAYS = 400
const MINUTE_MS = 60_000

/** When money paid at `from` reaches the recipient over a rail, and the reasons for the delay. */
export function estimateArrival(rail: RailSchedule, calendar: BankingCalendar, from: Date): Arrival {
  const reasons = new Set<ArrivalReason>()
  const restOn = (day: Day) => restOf(rail, calendar, day)
  const { day: today, minute } = inSantiago(from)
  let day = today
  if (minute >= minutesOf(rail.cutOff.time)) {
    reasons.add(restOn(day) ?? 'cut-off')
    day = addDays(day, 1)
  }
  day = nextOpen(restOn, day, reasons)
  const opens = fromSantiago(day, minutesOf(rail.opensAt))
  const leaves = opens < from ? from : opens
  if (day === today && leaves > from) reasons.add('rail-hours')
  if (rail.deliveryBankingDays === 0)
    return arrival(new Date(leaves.getTime() + rail.deliveryMinutes * MINUTE_MS), reasons)
  reasons.add('rail-hours')
  for (let left = rail.deliveryBankingDays; left > 0; left -= 1) {
    day = nextOpen(restOn, addDays(day, 1), reasons)
  }
  return arrival(fromSantiago(day, minutesOf(rail.deliveredBy)), reasons)
}

const arrival = (at: Date, reasons: ReadonlySet<ArrivalReason>): Arrival => ({
  at,
  reasons: arrivalReasons.filter((reason) => reasons.has(reason)),
})

/** The first day from `day` on which the rail runs. Each day on which it does not run adds its reason. */
function nextOpen(
  restOn: (day: Day) => ArrivalReason | undefined,
  day: Day,
  reasons: Set<ArrivalReason>,
): Day {
  for (let waited = 0; waited < LONGEST_REST_DAYS; waited += 1) {
    const candidate = addDays(day, waited)
    const rest = restOn(candidate)
    if (rest === undefined) return candidate
    reasons.add(rest)
  }
  throw new Error('a rail without a day on which it runs')
}

/** Why the rail does not run on a day; undefined when it runs. */
function restOf(
  { runs, cutOff, country, rests }: RailSchedule,
  calendar: BankingCalendar,
  day: Day,
): ArrivalReason | undefined {
  if (runs === 'banking-days') {
    if (isWeekend(day)) return 'weekend'
    if (calendar.isHoliday('CL', day)) return 'holiday-here'
    if (rests === undefined ? calendar.isHoliday(country, day) : isRestDay(rests, day)) return 'holiday-there'
  }
  return cutOff.days.includes(weekdayOf(day)) ? undefined : 'rail-hours'
}
