import { addDays, type Day } from './santiago.ts'

/** Whether a published figure may be shown today: its day has come and is at most this many days ago. */
export const isCurrentOn = (today: Day, asOf: string, validDays: number): boolean =>
  asOf <= today && asOf >= addDays(today, -validDays)
