import type { PartSource, Id } from '@puente/contract'
import type { ReceivableStatus } from '@puente/contract/staff'

/** An amount owed because the bank reversed a payment whose money had been used, or paid a refund twice. */
export interface Receivable {
  readonly id: Id<'receivable'>
  /** The reference that a repayment carries. */
  readonly reference: string
  readonly paymentId: Id<'payment'>
  /** The refund that was settled after another one replaced it; undefined when the payment was reversed. */
  readonly refundId: Id<'refund'> | undefined
  readonly orderId: Id<'transfer'> | undefined
  readonly customerId: Id<'customer'> | undefined
  /** The owner of its account in the books. */
  readonly debtor: string
  readonly amountMinor: bigint
  readonly outstandingMinor: bigint
  /** What the operator wrote off, less what was recovered later. */
  readonly writtenOffMinor: bigint
  readonly status: ReceivableStatus
  readonly openedAt: Date
  readonly dueAt: Date
  readonly closedAt: Date | undefined
}

/** The amount received for a debt: the amount less what is outstanding and what was written off. */
export const receivedMinor = ({ amountMinor, outstandingMinor, writtenOffMinor }: Receivable): bigint =>
  amountMinor - outstandingMinor - writtenOffMinor

/** An amount that reduced a debt. */
export interface ReceivablePart {
  readonly receivableId: Id<'receivable'>
  readonly source: PartSource
  readonly paymentId: Id<'payment'> | undefined
  readonly amountMinor: bigint
  readonly at: Date
}

/** The action of approvals for writing off a receivable. */
export const WRITE_OFF_ACTION = 'write-off'
