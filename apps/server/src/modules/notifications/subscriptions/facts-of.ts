import type { TransferForNotification } from '../../transfers/index.ts'
import type { AboutTransfer, HowToPay, Sum } from '../template-facts.ts'

export const pesos = (minor: bigint): Sum => ({ minor: String(minor), currency: 'CLP' })

export const aboutTransfer = (transfer: TransferForNotification): AboutTransfer => ({
  transferId: transfer.id,
  reference: transfer.reference,
  recipient: transfer.recipientName,
  country: transfer.country,
  send: pesos(transfer.sendMinor),
  receive: { minor: String(transfer.receiveMinor), currency: transfer.currency },
})

/** How to pay the order; undefined while it takes no payment. */
export function howToPay(transfer: TransferForNotification): HowToPay | undefined {
  const { account, fundingDeadlineAt } = transfer
  return account && { ...account, deadlineAt: fundingDeadlineAt.toISOString() }
}
