import type { RetentionClass } from '@puente/contract/staff'
import type { Id } from '@puente/contract'
import { countRows, endRows } from '../../platform/data/encryption/erase.ts'
import { requestKeyDestruction } from '../../platform/data/encryption/key-destruction.ts'
import type { Work } from '../../platform/work.ts'
import { lockCustomer } from '../customers/index.ts'
import { hasHeldDocument } from '../documents/index.ts'
import { columnsRead, personalColumns } from './customer-columns.ts'
import { planOf, scopesOf } from './customer-plan.ts'
import { keptUntilOf } from './kept-until.ts'
import { setFinished } from './standing.store.ts'

/** What was erased of a class, and what is kept until when. */
export interface ErasedClass {
  readonly dataClass: string
  readonly erased: number
  readonly kept: number
  readonly until: string | undefined
}

/** Erases what may go and returns the rows of each class that had any. Writes one audit line without personal data. */
export async function eraseDue(
  work: Work,
  customerId: Id<'customer'>,
): Promise<ReadonlyMap<RetentionClass, number>> {
  await lockCustomer(work, customerId)
  const plan = await planOf(work, customerId)
  const scopeOf = scopesOf(work, plan)
  const erased = new Map<RetentionClass, number>()
  for (const one of plan.classes) {
    if (!one.mayGo) continue
    const rows = await endRows(work, personalColumns, await scopeOf(one))
    if (rows > 0) erased.set(one.dataClass, rows)
  }
  if (erased.size > 0)
    await work.audit({
      action: 'erase-customer-data',
      subject: customerId,
      facts: Object.fromEntries(erased),
    })
  return erased
}

/** Counts what `eraseDue` would erase. */
export async function countDue(
  work: Work,
  customerId: Id<'customer'>,
): Promise<ReadonlyMap<RetentionClass, number>> {
  const plan = await planOf(work, customerId)
  const scopeOf = scopesOf(work, plan)
  const due = new Map<RetentionClass, number>()
  for (const one of plan.classes) {
    if (!one.mayGo) continue
    const rows = await countRows(work, personalColumns, await scopeOf(one))
    if (rows > 0) due.set(one.dataClass, rows)
  }
  return due
}

/**
 * Records a customer of whom nothing is left, so that nightly runs leave them out, and requests the destruction of the
 * keys of the customer and of those of its users whose data no other customer keeps. New rows do not appear, because the
 * relationship has ended.
 */
export async function finishIfNothingIsLeft(work: Work, customerId: Id<'customer'>): Promise<void> {
  const plan = await planOf(work, customerId)
  if (!plan.classes.every(({ mayGo }) => mayGo) || (await hasHeldDocument(work, customerId))) return
  const scopeOf = scopesOf(work, plan)
  let users: readonly string[] | undefined
  for (const one of plan.classes) {
    const scope = await scopeOf(one, true)
    if ((await countRows(work, personalColumns, scope)) > 0) return
    users = users?.filter((id) => scope.owners.user.includes(id)) ?? scope.owners.user
  }
  await setFinished(work, customerId, columnsRead)
  await requestKeyDestruction(work, [customerId, ...(users ?? [])])
}

/**
 * Erases or pseudonymises every class of a customer that nothing obliges to keep any more. Under a legal hold, and while a
 * transfer, refund or debt is open, nothing is erased. Counts are rows; `until` is the last day on which the rest is
 * kept, undefined while that day is not known.
 */
export async function eraseWhatMayGo(
  work: Work,
  customerId: Id<'customer'>,
): Promise<readonly ErasedClass[]> {
  const erased = await eraseDue(work, customerId)
  const plan = await planOf(work, customerId)
  const scopeOf = scopesOf(work, plan)
  const found: ErasedClass[] = []
  for (const one of plan.classes) {
    const scope = await scopeOf(one, true)
    const kept = await countRows(work, personalColumns, scope)
    const until = kept === 0 ? undefined : await keptUntilOf(work, plan, one, scope)
    found.push({ dataClass: one.dataClass, erased: erased.get(one.dataClass) ?? 0, kept, until })
  }
  return found
}
