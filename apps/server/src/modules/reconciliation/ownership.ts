import { breakKinds } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { inSantiago, olderThanBankingDays } from '../corridors/index.ts'
import type { Ownership } from './breaks.store.ts'
import { rulesInForce } from './rules.ts'

/** The day before which breaks are at least so many Chilean banking days old. */
export const dayAged = (now: Date, days: number): string => inSantiago(olderThanBankingDays(now, days)).day

/** The day that divides the breaks of each kind between its teams today. */
export async function ownership(work: Work): Promise<Ownership[]> {
  const { data } = await rulesInForce(work)
  return breakKinds.map((kind) => {
    const { first, afterDays, later } = data.owners[kind]
    return { kind, first, later, youngFrom: dayAged(work.now, afterDays + 1) }
  })
}
