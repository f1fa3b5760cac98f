import type { Work } from '../../../platform/work.ts'
import { bankingCalendar, officeMinutes } from '../../corridors/index.ts'

/** Decisions of how many days are measured. */
const MEASURED_DAYS = 90
/** With fewer decisions nothing is measured, and the time of the setting counts. */
const MEASURED_MIN = 30

/** The decisions of a kind since `measuredSince`. */
export interface Measured {
  readonly decided: number
  /** Nine in ten took at most these minutes of office hours. */
  readonly minutes: number | undefined
}

/** From when decisions are measured. */
export const measuredSince = (work: Work): Date => new Date(work.now.getTime() - MEASURED_DAYS * 86_400_000)

/** Minutes of office hours since the submission, for a decision made now. */
export const waitedMinutes = async (work: Work, submittedAt: Date): Promise<number> =>
  officeMinutes(await bankingCalendar(work), submittedAt, work.now)

/** Within how many business hours nine in ten decisions are made; undefined with too few of them. */
export const usualHours = ({ decided, minutes }: Measured): number | undefined =>
  decided < MEASURED_MIN || minutes === undefined ? undefined : Math.max(1, Math.ceil(minutes / 60))
