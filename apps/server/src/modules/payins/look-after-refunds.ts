import type { BankPort } from '../../partners/bank.ts'
import type { Desk } from '../../platform/work.ts'
import { recordRefund } from './record-refund.ts'
import { lookTomorrow, takeForLook } from './refund-looks.store.ts'
import { payinTerms } from './terms.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 20

/**
 * Asks the bank once a day about refunds that it rejected, for as long as it may settle them after all: a message that got
 * lost costs a day and not the money. Answers how many it asked about.
 */
export async function lookAfterRefunds(desk: Desk, bank: BankPort): Promise<number> {
  const ids = await desk.work(actor, (work) => takeForLook(work, BATCH))
  for (const id of ids) {
    const answer = await bank.refundByReference(id)
    await desk.work(actor, async (work) => {
      await recordRefund(work, id, answer, undefined, 'ask')
      await lookTomorrow(work, id, (await payinTerms(work)).refundLookBackDays)
    })
  }
  return ids.length
}
