import type { TransferWire } from '@puente/contract/customer'
import { DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

/** Each payment received for an order; null when there is none. */
export function ReceivedPayments({ payment }: { payment: NonNullable<TransferWire['payment']> }) {
  if (payment.payments.length === 0) return null
  return (
    <DefinitionList
      items={payment.payments.map(({ amount, at }) => ({
        term: words('page.paymentAt', { when: format.dateTime(at) }),
        value: format.amount(amount),
      }))}
    />
  )
}
