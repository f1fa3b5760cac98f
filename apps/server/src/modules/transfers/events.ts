import type { DomainEvent } from '../../platform/events/outbox.ts'
import type { TransferState } from '@puente/contract'

/** The one event of transfers: it became something else; the subject is the transfer. */
export const TRANSFER_MOVED = 'transfers.moved'

export const transferMoved = (
  id: string,
  from: TransferState | undefined,
  to: TransferState,
): DomainEvent => ({
  name: TRANSFER_MOVED,
  subject: id,
  facts: { to, ...(from === undefined ? {} : { from }) },
})
