import type { RefundAccountWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { Task } from './task-link.tsx'
import { words } from './words.ts'

interface AccountAskedProps {
  transferId: string
  account: RefundAccountWire
}

/** Asks for another account for a refund that the customer's bank rejected, or names the one given. */
export function AccountAsked({ transferId, account: { amount, given } }: AccountAskedProps) {
  return (
    <>
      <p>
        {given === undefined
          ? words('refund.needed', { amount: amount === undefined ? '' : format.amount(amount) })
          : words('refund.given', { bank: given.bank, ending: given.accountEnding })}
      </p>
      <Task kind={given === undefined ? 'main' : 'plain'} href={paths.transferRefundAccount(transferId)}>
        {words(given === undefined ? 'refund.open' : 'refund.change')}
      </Task>
    </>
  )
}
