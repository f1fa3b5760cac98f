import type { PublicState, Id } from '@puente/contract'
import type { PriceWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { refundsOf } from '../../payins/index.ts'
import { quoteFor, toPriceWire } from '../../quotes/index.ts'
import { historyOf, type HistoryEntry } from '../history.store.ts'
import { publicState } from '../transfer.ts'
import { partiesFor, transferFor } from '../transfers.store.ts'

/** The facts of a transfer for its documents, without RUT and full account numbers. */
export interface StatementFacts {
  readonly transferId: Id<'transfer'>
  readonly reference: string
  readonly state: PublicState
  readonly sender: { readonly kind: 'person' | 'company'; readonly name: string }
  readonly recipient: { readonly name: string; readonly country: string; readonly accountEnding: string }
  readonly price: PriceWire
  readonly orderedAt: Date
  readonly deliveredAt: Date | undefined
  /** When a delivered payout was returned. */
  readonly returnedAt: Date | undefined
  readonly refundedAt: Date | undefined
  /** Whether the customer's pesos were converted; before that no fee is pending. */
  readonly wasConverted: boolean
  /** The refunded amount that the bank has settled. */
  readonly refundedMinor: bigint
}

const lastAt = (history: readonly HistoryEntry[], is: (entry: HistoryEntry) => boolean): Date | undefined =>
  history.findLast(is)?.at

/** The present facts of one transfer; undefined when there is none. */
export async function statementFacts(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<StatementFacts | undefined> {
  const transfer = await transferFor(work, transferId)
  if (transfer === undefined) return undefined
  const parties = await partiesFor(work, transferId)
  const quote = await quoteFor(work, transfer.quoteId)
  if (parties === undefined || quote === undefined) throw new Error(`transfer ${transferId} is not whole`)
  const { originator, beneficiary } = parties
  const history = await historyOf(work, transferId)
  const { settledMinor } = await refundsOf(work, transferId)
  return {
    transferId,
    reference: transfer.reference,
    state: publicState[transfer.state],
    sender: { kind: originator.kind, name: originator.name },
    recipient: {
      name: beneficiary.name,
      country: beneficiary.country,
      accountEnding: beneficiary.accountEnding,
    },
    price: toPriceWire(quote.price),
    orderedAt: transfer.createdAt,
    deliveredAt: lastAt(history, ({ to }) => to === 'delivered'),
    returnedAt: lastAt(history, ({ from, to }) => from === 'delivered' && to === 'returned'),
    refundedAt: lastAt(history, ({ to }) => to === 'refunded'),
    wasConverted: history.some(({ to }) => to === 'converting'),
    refundedMinor: settledMinor,
  }
}
