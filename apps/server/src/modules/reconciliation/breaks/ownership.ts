import { breakKinds } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import {
  bankingCalendar,
  inSantiago,
  olderThanBankingDays,
  type BankingCalendar,
} from '../../corridors/index.ts'
import type { Ownership } from './breaks.store.ts'
import { rulesInForce } from '../matching/rules.ts'

/** The day before which breaks are at least so many Chilean banking days old. */
export const dayAged = (calendar: BankingCalendar, now: Date, days: number): string =>
  inSantiago(olderThanBankingDays(calendar, now, days)).day

/** The day that divides the breaks of each kind between its teams today. */
export async function ownership(work: Work): Promise<Ownership[]> {
  const { data } = await rulesInForce(work)
  const calendar = await bankingCalendar(work)
  return breakKinds.map((kind) => {
    const { first, afterDays, later } = data.owners[kind]
    return { kind, first, later, youngFrom: dayAged(calendar, work.now, afterDays + 1) }
  })
}
