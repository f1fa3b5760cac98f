import type { Id, PendingKind } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { customerIdsOf } from '../../access/index.ts'
import { leavingAmong } from '../../customers/index.ts'
import { stoppingKinds } from '../../pending-items/index.ts'
import { heldFor } from './holds.store.ts'

/** What the question needs of an item. */
interface Item {
  readonly kind: PendingKind
  readonly subject: string
  readonly blocksFrom: Date | undefined
}

/**
 * Whether a customer who leaves still has to settle an item: it keeps a paid transfer of theirs from going on, or mails
 * about their money do not arrive without it.
 */
async function isNeeded(work: Work, { kind, subject, blocksFrom }: Item): Promise<boolean> {
  if (kind === 'contact-information') return true
  if (blocksFrom === undefined || blocksFrom > work.now || !stoppingKinds.includes(kind)) return false
  return (await heldFor(work, subject)).length > 0
}

/**
 * The items among these that a customer is asked to settle: all of them, but of a customer whose account is being closed or
 * who has an exit only those that their money needs.
 */
export async function askedOfCustomer<Each extends Item>(
  work: Work,
  customerId: Id<'customer'>,
  items: readonly Each[],
): Promise<Each[]> {
  if (items.length === 0 || !(await leavingAmong(work, [customerId])).has(customerId)) return [...items]
  const asked: Each[] = []
  for (const item of items) if (await isNeeded(work, item)) asked.push(item)
  return asked
}

/**
 * Whether mails ask for this item. An item about a user is one of somebody who leaves once every customer for whom they act
 * leaves.
 */
export async function isAskedByMail(work: Work, item: Item, about: 'user' | 'customer'): Promise<boolean> {
  const customers = about === 'user' ? await customerIdsOf(work, item.subject) : [item.subject]
  const leaving = await leavingAmong(work, customers)
  return leaving.size === 0 || leaving.size < customers.length || isNeeded(work, item)
}
