import { breakKinds } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { inSantiago, olderThanBankingDays } from '../corridors/index.ts'
import type { Ownership } from './breaks.store.ts'
import { rulesInForce } from './rules.ts'

/** What is of a day before this one is at least so many Chilean banking days old. */
export const dayAged = (now: Date, days: number): string => inSantiago(olderThanBankingDays(now, days)).day

/** Whose breaks are today, by their kind and day. */
export async function ownership(work: Work): Promise<Ownership[]> {
  const { data } = await rulesInForce(work)
  return breakKinds.map((kind) => {
    const { first, afterDays, later } = data.owners[kind]
    return { kind, first, later, youngFrom: dayAged(work.now, afterDays + 1) }
  })
}
