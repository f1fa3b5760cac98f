import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { otherRutSeen } from '../payins/index.ts'

/** What a customer should know about an order in addition to its state, without data of other people. */
export async function noticesOf(
  work: Work,
  transferId: string,
): Promise<NonNullable<TransferWire['notices']>> {
  return (await otherRutSeen(work, transferId)).length > 0 ? ['other-rut-payment'] : []
}
