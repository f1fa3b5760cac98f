import type { TransferWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

type Refund = NonNullable<TransferWire['correction']>['refund']
type Returned = Pick<TransferWire, 'timeline' | 'price'>

/** The fee that a refund does not include, because the money arrived before the bank returned it. */
function keptFee({ timeline, price }: Returned): string | undefined {
  const hadArrived = timeline.some(({ step, at }) => step === 'delivered' && at !== undefined)
  return hadArrived ? format.amount(price.fee.gross) : undefined
}

/** What the customer gets back instead of correcting the details, in sentences. */
export function offeredRefund(transfer: Returned, { whole, chargeMinor }: Refund): readonly string[] {
  if (whole) return [words('correction.insteadWhole')]
  const fee = keptFee(transfer)
  return [
    chargeMinor === '0'
      ? words('correction.insteadWorth')
      : words('correction.insteadCharged', { charge: format.clp(chargeMinor) }),
    ...(fee === undefined ? [] : [words('correction.insteadFee', { fee })]),
  ]
}

/** Why a refund is less than what was paid, in sentences; none for a refund of everything. */
export function lessThanPaid({
  refundReason,
  refundCharge,
  ...transfer
}: Returned & Pick<TransferWire, 'refundReason' | 'refundCharge'>): readonly string[] {
  const fee = refundReason === 'payout-returned' ? keptFee(transfer) : undefined
  return [
    ...(refundCharge === undefined || refundCharge.amount === '0'
      ? []
      : [words('refund.charge', { charge: format.amount(refundCharge) })]),
    ...(fee === undefined ? [] : [words('refund.fee', { fee })]),
  ]
}
