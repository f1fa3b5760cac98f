import { arrivalReasons, type ArrivalReason } from '@puente/contract'
import { isHoliday, isRestDay, isWeekend } from './banking-days.ts'
import type { Calendar } from './corridor.ts'
import { addDays, fromSantiago, inSantiago, minutesOf, weekdayOf, type Day } from './santiago.ts'

export interface Arrival {
  readonly at: Date
  /** Reasons for the delay, each once, in the order of the contract. */
  readonly reasons: readonly ArrivalReason[]
}

/** A rail without a running day for longer than this has wrong data. */
const LONGEST_REST_DAYS = 40
const MINUTE_MS = 60_000

/** When money paid at `from` reaches the recipient, and the reasons for the delay. */
export function estimateArrival(calendar: Calendar, from: Date): Arrival {
  const reasons = new Set<ArrivalReason>()
  const { day: today, minute } = inSantiago(from)
  let day = today
  if (minute >= minutesOf(calendar.cutOff.time)) {
    reasons.add(restOn(calendar, day) ?? 'cut-off')
    day = addDays(day, 1)
  }
  day = nextOpen(calendar, day, reasons)
  const opens = fromSantiago(day, minutesOf(calendar.opensAt))
  const leaves = opens < from ? from : opens
  if (day === today && leaves > from) reasons.add('rail-hours')
  if (calendar.deliveryBankingDays === 0)
    return arrival(new Date(leaves.getTime() + calendar.deliveryMinutes * MINUTE_MS), reasons)
  reasons.add('rail-hours')
  for (let left = calendar.deliveryBankingDays; left > 0; left -= 1) {
    day = nextOpen(calendar, addDays(day, 1), reasons)
  }
  return arrival(fromSantiago(day, minutesOf(calendar.deliveredBy)), reasons)
}

const arrival = (at: Date, reasons: ReadonlySet<ArrivalReason>): Arrival => ({
  at,
  reasons: arrivalReasons.filter((reason) => reasons.has(reason)),
})

/** The first day from `day` on which the rail runs. Each day on which it does not run adds its reason. */
function nextOpen(calendar: Calendar, day: Day, reasons: Set<ArrivalReason>): Day {
  for (let waited = 0; waited < LONGEST_REST_DAYS; waited += 1) {
    const candidate = addDays(day, waited)
    const rest = restOn(calendar, candidate)
    if (rest === undefined) return candidate
    reasons.add(rest)
  }
  throw new Error('a rail without a day on which it runs')
}

function restOn({ runs, cutOff, country, rests }: Calendar, day: Day): ArrivalReason | undefined {
  if (runs === 'banking-days') {
    if (isWeekend(day)) return 'weekend'
    if (isHoliday('CL', day)) return 'holiday-here'
    if (rests === undefined ? isHoliday(country, day) : isRestDay(rests, day)) return 'holiday-there'
  }
  return cutOff.days.includes(weekdayOf(day)) ? undefined : 'rail-hours'
}
