import type { BankPort } from '../../../partners/bank.ts'
import {
  partnerMessageHandled,
  partnerMessageLater,
  type PartnerMessage,
} from '../../../platform/events/partner-messages.ts'
import { failureOf } from '../../../platform/partner-errors/index.ts'
import type { Runtime, OneWork, Work } from '../../../platform/work.ts'
import { recordRefund } from './record-refund.ts'
import { settleReported, makeRefundDue, maybeLockRefund } from './refunds.store.ts'

const actor = { kind: 'partner', name: 'bank' } as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Handles a message about a refund: queries the bank by our reference and uses only that answer. A settlement is
 * recorded at any time. Any other answer makes the refund's next step due.
 */
export async function refundNews(
  runtime: Runtime,
  bank: BankPort,
  message: PartnerMessage,
  reference: string,
): Promise<OneWork<void>[]> {
  const isOurs = UUID.test(reference)
  const answer = isOurs ? await bank.refundByReference(reference) : undefined
  if (answer !== undefined && answer.outcome !== 'ok') {
    if (answer.outcome !== 'refused' || failureOf('bank', answer).retry !== undefined) {
      await partnerMessageLater(runtime, message, answer.outcome)
      return []
    }
  }
  const isSettled = answer?.outcome === 'ok' && answer.value.status === 'settled'
  const body = async (work: Work) => {
    const refund = answer === undefined ? undefined : await maybeLockRefund(work, reference)
    if (answer === undefined || refund === undefined)
      return partnerMessageHandled(work, message, 'not-about-a-refund')
    await partnerMessageHandled(work, message, answer.outcome === 'ok' ? answer.value.status : answer.outcome)
    if (isSettled) return recordRefund(work, reference, answer, undefined, 'ask')
    if (message.type === 'refund.settled') await settleReported(work, reference)
    await makeRefundDue(work, reference, work.realNow)
  }
  return [{ about: reference, actor, body }]
}
