import type { TransferWire } from '@puente/contract/customer'
import type { Work } from '../../platform/work.ts'
import { otherRutSeen } from '../payins/index.ts'

/** What a customer should know about an order besides its state: nothing of whoever else is part of it. */
export async function noticesOf(
  work: Work,
  transferId: string,
): Promise<NonNullable<TransferWire['notices']>> {
  return (await otherRutSeen(work, transferId)).length > 0 ? ['other-rut-payment'] : []
}
