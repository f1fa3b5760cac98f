import type { Id } from '@puente/contract'
import { nameForRail } from '@puente/contract/corridors'
import type { Work } from '../../../platform/work.ts'
import { derivedId } from '../../../platform/ids.ts'
import { corridorAt, type Corridor } from '../../corridors/index.ts'
import { openPayouts } from '../../payouts/index.ts'
import type { Quote } from '../../quotes/index.ts'
import type { Parties, Transfer } from '../transfer.ts'

/** The name as this rail can write it. It was checked when the recipient was stored. */
function nameOnRail(corridor: Corridor, name: string): string {
  const written = nameForRail(corridor.name, name)
  return 'fault' in written ? name : written.written
}

/** The id of one attempt to pay a transfer's recipient. */
export const payoutId = (transferId: Id<'transfer'>, attempt: number): string =>
  derivedId('payout', transferId, String(attempt))

/** How an attempt is sent, when not immediately and by the corridor's first rail. */
export interface Way {
  readonly rail?: string
  /** Earliest submission, in real time. */
  readonly notBefore?: Date
}

/** Opens one attempt to pay a transfer's recipient. Idempotent. */
export async function openPayout(
  work: Work,
  transfer: Transfer,
  quote: Quote,
  parties: Parties,
  attempt: number,
  { rail, notBefore }: Way = {},
): Promise<void> {
  const corridor = await corridorAt(work, quote.corridorId, quote.corridorVersion)
  if (corridor === undefined) throw new Error(`transfer ${transfer.id} has no corridor`)
  await openPayouts(work, [
    {
      id: payoutId(transfer.id, attempt),
      transferId: transfer.id,
      customerId: transfer.customerId,
      attempt,
      rail: rail ?? corridor.rail,
      currency: transfer.currency,
      amountMinor: transfer.receiveMinor,
      notBefore,
      instruction: {
        beneficiary: {
          name: nameOnRail(corridor, parties.beneficiary.name),
          fields: parties.beneficiary.fields,
        },
        originator: { name: parties.originator.name, reference: transfer.reference },
        purpose: transfer.purpose,
      },
    },
  ])
}
