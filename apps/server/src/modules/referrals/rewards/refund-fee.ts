import type { Journal } from '@puente/ledger'
import type { Work } from '../../../platform/work.ts'
import { account } from '../../books/index.ts'
import { payBack } from '../../payins/index.ts'
import { quoteFor } from '../../quotes/index.ts'
import type { Transfer } from '../../transfers/index.ts'
import { aboutRewards, referralEvents } from '../events.ts'
import { feeWasRefunded, insertFeeRefund } from './fee-refunds.store.ts'
import { spend, unspentMinor } from './reward.ts'
import { lockApplied, setSpent } from './rewards.store.ts'

/**
 * Pays the fee of a delivered transfer back from the rewards that its user set aside for fees: to the accounts that
 * paid, at most the fee, and once. The rest stays for the next transfer. Returns the journals to book.
 */
export async function refundFee(work: Work, transfer: Transfer): Promise<Journal[]> {
  const { id: transferId, userId, customerId } = transfer
  const rewards = await lockApplied(work, userId, customerId)
  const have = unspentMinor(rewards)
  if (have === 0n || (await feeWasRefunded(work, transferId))) return []
  const quote = await quoteFor(work, transfer.quoteId)
  if (quote === undefined) throw new Error(`transfer ${transferId} has no quote`)
  const { feeGrossMinor } = quote.price
  const wanted = have < feeGrossMinor ? have : feeGrossMinor
  const from = account('user-rewards', 'CLP', userId)
  const { paidMinor, journals } = await payBack(work, transferId, from, wanted, 'reward')
  if (paidMinor === 0n) return []
  await insertFeeRefund(work, { transferId, userId, amountMinor: paidMinor })
  await setSpent(work, spend(rewards, paidMinor))
  await work.emit(aboutRewards(referralEvents.rewardUsed, userId, paidMinor, { transferId }))
  return journals
}
