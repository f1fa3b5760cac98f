import { pendingItemKinds, type PendingKind } from '@puente/contract'
import { itemToTell, pendingItemEvents, type ItemToTell } from '../pending-items/index.ts'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { everyone } from './hear-customers.ts'
import type { Addressee } from './message.ts'
import { tellByMail, type Cause } from './tell.ts'

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

const readers = async (work: Work, { kind, subject }: ItemToTell): Promise<Addressee[]> =>
  pendingItemKinds[kind].about === 'user' ? [{ userId: subject }] : everyone(work, subject)

/** Notifies about pending items: something is outstanding, or staff decided about what the customer sent. */
export async function hearPending(work: Work, { name, facts }: HeardEvent, cause: Cause): Promise<void> {
  const item = await itemToTell(work, String(facts['itemId']))
  if (item === undefined) return
  const { kind } = item
  const to = await readers(work, item)
  switch (name) {
    case pendingItemEvents.opened: {
      if (!item.isOpen || item.turn === 'staff' || saidElsewhere.has(kind)) return
      return tellByMail(work, cause, {
        template: 'pending-owed',
        facts: { kind, ...stops(item, work.now) },
        to,
      })
    }
    case pendingItemEvents.settled:
      // Only decisions of staff are mailed. A confirmed identity has a mail of its own.
      if (facts['turn'] !== 'staff' || kind === 'person-review') return
      return tellByMail(work, cause, { template: 'pending-accepted', facts: { kind }, to })
    case pendingItemEvents.sentBack:
      return tellByMail(work, cause, { template: 'pending-sent-back', facts: { kind }, to })
  }
}

function stops({ blocksFrom }: ItemToTell, now: Date) {
  if (blocksFrom === undefined) return { blocks: 'no' as const }
  return blocksFrom <= now
    ? { blocks: 'yes' as const }
    : { blocks: 'later' as const, from: blocksFrom.toISOString() }
}
