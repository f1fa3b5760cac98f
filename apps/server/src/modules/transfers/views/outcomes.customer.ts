import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { NamesPort } from '../../../partners/names.ts'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import { answerChoice } from '../holds/answer-choice.ts'
import { correctRecipient, screenCorrection } from '../corrections/correct-recipient.ts'
import { refundInstead } from '../refunds/refund-instead.ts'
import { requestRecall } from '../corrections/request-recall.ts'
import { transferView } from './transfer-view.ts'

/** Customer handlers of choices, corrections and recalls. */
export const outcomeHandlers = (names: NamesPort): Handler[] => [
  handler(endpoints.answerChoice, async (work, { params, body }) => {
    const transfer = await answerChoice(work, uuidOf('transfer', params.id), body.answer)
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
  preparedHandler(
    endpoints.correctRecipient,
    (runtime, { params, body, actor }) =>
      screenCorrection(runtime, names, actor, uuidOf('transfer', params.id), body),
    async (work, { params, body }, screened) => {
      if (isRefusal(screened)) return refuse('unavailable')
      const transfer = await correctRecipient(work, uuidOf('transfer', params.id), body, screened)
      return isRefusal(transfer) ? transfer : transferView(work, transfer)
    },
  ),
  handler(endpoints.refundInstead, async (work, { params }) => {
    const transfer = await refundInstead(work, uuidOf('transfer', params.id))
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
  handler(endpoints.requestRecall, async (work, { params }) => {
    const transfer = await requestRecall(work, uuidOf('transfer', params.id))
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
]
