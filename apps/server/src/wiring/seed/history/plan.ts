import { addDays, fromSantiago, weekdayOf, type Day } from '../../../modules/corridors/index.ts'
import { between, chance, batchedById } from './chance.ts'
import type { Aim, Ending, Habit } from './habits.ts'

/** One planned order of the history. It depends on its day only, not on the day of the start. */
export interface PlannedOrder {
  /** Unique. All ids of the order are derived from it. */
  readonly key: string
  readonly habit: Habit
  readonly aim: Aim
  readonly amountMinor: bigint
  readonly by: string
  readonly at: Date
  /** The instant that its ids sort by, where it is different. */
  readonly idsAt?: Date
  readonly ending: Ending
}

const OPENS_MINUTE = 9 * 60
const CLOSES_MINUTE = 19 * 60

/** Whether a habit causes an order on a day. */
function happens({ name, when, months }: Habit, day: Day): boolean {
  const [year = '', month = '', date = ''] = day.split('-')
  if (months !== undefined && !months.includes(Number(month))) return false
  if ('chancePercent' in when)
    return weekdayOf(day) <= 5 && chance('happens', name, day) * 100 < when.chancePercent
  return Number(date) === between(when.from, when.until, 'date', name, year, month)
}

function amountOf({ name, peaks }: Habit, { least, most, step }: Aim, day: Day): bigint {
  const steps = between(Math.ceil(least / step), Math.floor(most / step), 'amount', name, day)
  const percent = peaks?.[String(Number(day.slice(5, 7)))] ?? 100
  return BigInt(Math.round((steps * percent) / 100)) * BigInt(step)
}

/** The orders of one day. `canReach` returns whether a recipient has a corridor; a habit without one is skipped. */
function ordersOn(
  habits: readonly Habit[],
  day: Day,
  canReach: (recipient: string) => boolean,
): PlannedOrder[] {
  return habits.flatMap((habit) => {
    const { name } = habit
    const aims = habit.aims.filter(({ recipient }) => canReach(recipient))
    const [first] = aims
    if (first === undefined || !happens(habit, day)) return []
    const aim = habit.choose === 'first' ? first : batchedById(aims, 'aim', name, day)
    return [
      {
        key: `${name} ${day}`,
        habit,
        aim,
        amountMinor: amountOf(habit, aim, day),
        by: batchedById(habit.by, 'by', name, day),
        at: new Date(
          fromSantiago(day, between(OPENS_MINUTE, CLOSES_MINUTE, 'minute', name, day)).getTime() +
            between(0, 59_999, 'second', name, day),
        ),
        ending: habit.endings?.[String(Number(day.slice(5, 7)))] ?? 'delivered',
      },
    ]
  })
}

/** Every day from `first` to the day before `end`. */
export function daysBetween(first: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** Every order of these days, in order of creation. */
export const planOf = (
  habits: readonly Habit[],
  days: readonly Day[],
  canReach: (recipient: string) => boolean,
): PlannedOrder[] => days.flatMap((day) => ordersOn(habits, day, canReach))
