import type { TransferState } from '@puente/contract'
import type { StaffTransfer } from '@puente/contract/staff'
import { transferMessages } from './messages.es.ts'
import { words } from './words.ts'

/** The facts that determine the headline of a transfer. Amounts in CLP minor units. */
export interface HeadlineFacts {
  readonly state: TransferState
  readonly sendMinor: bigint
  /** Received, less reversals and refunds. */
  readonly receivedMinor: bigint
  /** Its refunds together; undefined when there are none. */
  readonly refund: NonNullable<StaffTransfer['refund']>['state'] | undefined
}

type Ended = keyof typeof transferMessages.ends
const hasEnded = (state: TransferState): state is Ended => Object.hasOwn(transferMessages.ends, state)

/** The headline of an ended transfer: why it ended, and where its money is. */
function endOf(state: Ended, { receivedMinor, refund }: HeadlineFacts): string {
  const end = words(`ends.${state}`)
  if (refund !== undefined) return words(`refunds.${refund}`, { end })
  if (receivedMinor > 0n && state !== 'refunding' && state !== 'refunded') return words('unreturned', { end })
  return words(state === 'expired' ? 'withMoney.expired-unpaid' : `headlines.${state}`)
}

/** The state of a transfer as a sentence. It never contradicts the money received or the state of its refunds. */
export function headlineOf(facts: HeadlineFacts): string {
  const { state, sendMinor, receivedMinor } = facts
  const isPaid = receivedMinor > 0n
  if (hasEnded(state)) return endOf(state, facts)
  if (state === 'awaiting-payin' && isPaid)
    return words(receivedMinor < sendMinor ? 'withMoney.part-paid' : 'withMoney.paid-undecided')
  if (state === 'in-review') return words(isPaid ? 'withMoney.reviewed-paid' : 'withMoney.reviewed-unpaid')
  if (state === 'frozen' && !isPaid) return words('withMoney.frozen-empty')
  return words(`headlines.${state}`)
}

/** The facts of a transfer for its headline. */
export const headlineFacts = ({ state, price, received, refund }: StaffTransfer): HeadlineFacts => ({
  state,
  sendMinor: BigInt(price.send.amount),
  receivedMinor: BigInt(received.amount),
  refund: refund?.state,
})
