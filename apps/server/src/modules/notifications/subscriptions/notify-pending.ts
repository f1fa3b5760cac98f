import { pendingItemKinds, type PendingKind } from '@puente/contract'
import { itemForMail, pendingItemEvents, type ItemForMail } from '../../pending-items/index.ts'
import { isAskedByMail } from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import { everyone } from './notify-customers.ts'
import type { Addressee } from '../message.ts'
import { notify, type Cause } from '../send-message.ts'

/** Kinds without a mail: a screen shows them at once, or another mail covers them. */
const saidElsewhere: ReadonlySet<PendingKind> = new Set([
  'contact-information',
  'person-info',
  'company-info',
  'employer-name',
  'person-address',
  'company-address',
  'person-due-diligence',
  'company-due-diligence',
  'rewards-available',
])

const readers = async (work: Work, { kind, subject }: ItemForMail): Promise<Addressee[]> =>
  pendingItemKinds[kind].about === 'user' ? [{ userId: subject }] : everyone(work, subject)

const isAsked = (work: Work, item: ItemForMail): Promise<boolean> =>
  isAskedByMail(work, item, pendingItemKinds[item.kind].about === 'user' ? 'user' : 'customer')

/** Notifies about pending items: something is outstanding or stops orders soon, or staff decided about what the customer sent. */
export async function notifyPending(
  work: Work,
  { name, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const item = await itemForMail(work, String(facts['itemId']))
  if (item === undefined) return
  const { kind } = item
  const to = await readers(work, item)
  switch (name) {
    case pendingItemEvents.opened:
    case pendingItemEvents.stopsSoon: {
      if (!item.isOpen || item.turn === 'staff' || saidElsewhere.has(kind) || !(await isAsked(work, item)))
        return
      return notify(work, cause, {
        template: 'pending-owed',
        facts: { kind, ...stops(item, work.now) },
        to,
      })
    }
    case pendingItemEvents.settled:
      // Only decisions of staff are mailed. A confirmed identity has a mail of its own.
      if (facts['turn'] !== 'staff' || kind === 'person-review') return
      return notify(work, cause, { template: 'pending-accepted', facts: { kind }, to })
    case pendingItemEvents.sentBack:
      if (!(await isAsked(work, item))) return
      return notify(work, cause, { template: 'pending-sent-back', facts: { kind }, to })
  }
}

function stops({ blocksFrom }: ItemForMail, now: Date) {
  if (blocksFrom === undefined) return { blocks: 'no' as const }
  return blocksFrom <= now
    ? { blocks: 'yes' as const }
    : { blocks: 'later' as const, from: blocksFrom.toISOString() }
}
