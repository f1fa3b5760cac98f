import type { Id } from '@puente/contract'
import { countRows } from '../../platform/data/encryption/erase.ts'
import type { Work } from '../../platform/work.ts'
import { personalColumns } from './customer-columns.ts'
import { planOf, scopesOf } from './customer-plan.ts'
import { keptUntilOf } from './kept-until.ts'

/** Why a class of a customer's data is kept, and until when. */
export interface KeptClass {
  readonly dataClass: string
  /** The last day on which it is kept; undefined while that day is not known, or when nothing is kept. */
  readonly until: string | undefined
  /** The law or own policy, as the setting names it. */
  readonly source: string
  readonly kept: boolean
}

/** Per class, whether something of a customer is kept, until when, and why. */
export async function retentionOf(work: Work, customerId: Id<'customer'>): Promise<readonly KeptClass[]> {
  const plan = await planOf(work, customerId)
  const scopeOf = scopesOf(work, plan)
  const found: KeptClass[] = []
  for (const one of plan.classes) {
    const scope = await scopeOf(one, true)
    const kept = (await countRows(work, personalColumns, scope)) > 0
    const until = kept ? await keptUntilOf(work, plan, one, scope) : undefined
    found.push({ dataClass: one.dataClass, until, source: one.source, kept })
  }
  return found
}
