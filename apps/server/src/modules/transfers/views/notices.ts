import type { Id } from '@puente/contract'
import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { otherRutPayments } from '../../payins/index.ts'

/** What a customer should know about an order in addition to its state, without data of other people. */
export async function noticesOf(
  work: Work,
  transferId: Id<'transfer'>,
): Promise<NonNullable<TransferWire['notices']>> {
  return (await otherRutPayments(work, transferId)).length > 0 ? ['other-rut-payment'] : []
}
