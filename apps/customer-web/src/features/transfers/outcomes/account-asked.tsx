import type { RefundAccountWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { Task } from './task-link.tsx'
import { words } from './words.ts'

/** Why the customer must give another account for a refund that their bank rejected, or which one was given. */
export const accountAsked = ({ amount, given }: RefundAccountWire): string =>
  given === undefined
    ? words('refund.needed', { amount: amount === undefined ? '' : format.amount(amount) })
    : words('refund.given', { bank: given.bank, ending: given.accountEnding })

interface GiveAccountProps {
  transferId: string
  account: RefundAccountWire
}

/** The link to give another account. */
export function GiveAccount({ transferId, account: { given } }: GiveAccountProps) {
  return (
    <Task kind={given === undefined ? 'main' : 'plain'} href={paths.transferRefundAccount(transferId)}>
      {words(given === undefined ? 'refund.open' : 'refund.change')}
    </Task>
  )
}
