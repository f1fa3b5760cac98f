import type { PartSource } from '@puente/contract'
import type { ReceivableStatus } from '@puente/contract/staff'

/** What somebody owes because the bank took a payment back after its money had gone on, or paid a refund twice. */
export interface Receivable {
  readonly id: string
  /** What a repayment names. */
  readonly reference: string
  readonly paymentId: string
  /** The refund that was settled after another had taken its place; undefined where the payment was taken back. */
  readonly refundId: string | undefined
  readonly orderId: string | undefined
  readonly customerId: string | undefined
  /** Whose account in the books it stands on. */
  readonly debtor: string
  readonly amountMinor: bigint
  readonly outstandingMinor: bigint
  /** What the operator gave up, less what came in later after all. */
  readonly writtenOffMinor: bigint
  readonly status: ReceivableStatus
  readonly openedAt: Date
  readonly dueAt: Date
  readonly closedAt: Date | undefined
}

/** What was received for a debt: all that it is not any more, but for what the operator gave up. */
export const receivedMinor = ({ amountMinor, outstandingMinor, writtenOffMinor }: Receivable): bigint =>
  amountMinor - outstandingMinor - writtenOffMinor

/** A sum that reduced a debt. */
export interface ReceivablePart {
  readonly receivableId: string
  readonly source: PartSource
  readonly paymentId: string | undefined
  readonly amountMinor: bigint
  readonly at: Date
}

/** The action under which two people give up what is owed. */
export const WRITE_OFF_ACTION = 'write-off'
