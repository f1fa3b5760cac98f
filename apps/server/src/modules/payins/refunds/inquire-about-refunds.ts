import type { BankPort } from '../../../partners/bank.ts'
import type { Runtime } from '../../../platform/work.ts'
import { recordRefund } from './record-refund.ts'
import { scheduleInquiry, takeDueInquiries } from './refund-inquiries.store.ts'
import { payinTerms } from '../terms.ts'

const actor = { kind: 'system', name: 'payins' } as const
const BATCH = 20

/**
 * Queries the bank once a day about rejected refunds, until the bank can no longer settle them. It detects a settlement
 * whose message was lost. Returns the number of inquiries.
 */
export async function inquireAboutRefunds(runtime: Runtime, bank: BankPort): Promise<number> {
  const ids = await runtime.work(actor, (work) => takeDueInquiries(work, BATCH))
  for (const id of ids) {
    const answer = await bank.refundByReference(id)
    await runtime.work(actor, async (work) => {
      await recordRefund(work, id, answer, undefined, 'ask')
      await scheduleInquiry(work, id, (await payinTerms(work)).refundLookBackDays)
    })
  }
  return ids.length
}
