import { pendingItemKinds, type PendingKind } from '@puente/contract'
import { itemToTell, pendingItemEvents, type ItemToTell } from '../pending-items/index.ts'
import type { HeardEvent } from '../../platform/events/subscribers.ts'
import type { Work } from '../../platform/work.ts'
import { everyone } from './hear-customers.ts'
import type { Addressee } from './message.ts'
import { tellByMail, type Cause } from './tell.ts'

/** Opened by what the customer has just done or not yet done on a screen of ours, or told by a letter of its own. */
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

/** What a customer is told of what they owe: that something is needed, and how staff decided about what they sent. */
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
      // What the customer settled alone, they have seen settled; that a person is confirmed has a letter of its own.
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
