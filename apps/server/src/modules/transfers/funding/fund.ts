import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { lockCustomer } from '../../customers/index.ts'
import { closeOrder, refundExcess, reopenOrder } from '../../payins/index.ts'
import { usdCentsFor, type Quote } from '../../quotes/index.ts'
import { advance } from '../advance.ts'
import { closeChoice } from '../holds/choices.store.ts'
import { demandForStanding } from '../orders/due-diligence.ts'
import { refundTransfer } from '../refunds/refund-transfer.ts'
import { stillAllowed } from '../orders/limits.ts'
import type { Transfer } from '../transfer.ts'
import { setPrice } from '../transfers.store.ts'

/**
 * Funds an order that awaits payment and has its full amount; refunds an excess. If the customer's account or limits no
 * longer allow the order, refunds everything. Returns the journals to book.
 */
export async function fund(
  work: Work,
  transfer: Transfer,
  availableMinor: bigint,
  { asOf, facts = {} }: { readonly asOf: Date; readonly facts?: Readonly<Record<string, string>> },
): Promise<Journal[]> {
  const customer = await lockCustomer(work, transfer.customerId)
  if (customer === undefined) throw new Error(`transfer ${transfer.id} has no customer`)
  await closeChoice(work, transfer.id, work.actor.kind === 'customer' ? 'send' : 'superseded')
  if (!(await stillAllowed(work, customer, transfer, asOf)))
    return refundTransfer(work, transfer.id, availableMinor, 'not-allowed-now')
  await advance(work, [{ transferId: transfer.id, event: 'funded', facts }])
  await closeOrder(work, transfer.id)
  await demandForStanding(work, customer)
  const excess = availableMinor - transfer.sendMinor
  return excess > 0n ? refundExcess(work, transfer.id, excess, 'excess') : []
}

/**
 * Sets another price for an order and requests its amount until `deadlineAt`. Without `usdCents` its amount for limits
 * is scaled from the former one. Returns the transfer.
 */
export async function adopt(
  work: Work,
  transfer: Transfer,
  quote: Quote,
  { deadlineAt, usdCents }: { readonly deadlineAt: Date; readonly usdCents?: bigint },
): Promise<Transfer> {
  const { sendMinor, receiveMinor } = quote.price
  const inProportion = (transfer.usdCents * sendMinor + transfer.sendMinor - 1n) / transfer.sendMinor
  const price = { quoteId: quote.id, sendMinor, receiveMinor, usdCents: usdCents ?? inProportion }
  await setPrice(work, transfer.id, price)
  await reopenOrder(work, transfer.id, { amountMinor: sendMinor, deadlineAt })
  return { ...transfer, ...price }
}

/** A quote's amount for limits today; undefined without a rate. */
export async function worthToday(work: Work, quote: Quote): Promise<bigint | undefined> {
  const usdCents = await usdCentsFor(work, quote.price.sendMinor)
  return typeof usdCents === 'bigint' ? usdCents : undefined
}
