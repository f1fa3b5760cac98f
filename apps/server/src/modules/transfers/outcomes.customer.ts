import { fromWireId, isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { NamesPort } from '../../partners/names.ts'
import { handler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { answerChoice } from './answer-choice.ts'
import { correctRecipient, screenCorrection } from './correct-recipient.ts'
import { refundInstead } from './refund-instead.ts'
import { requestRecall } from './request-recall.ts'
import { transferView } from './transfer-view.ts'

const uuidOf = (wire: string): string => fromWireId('transfer', wire) ?? ''

/** Customer handlers of choices, corrections and recalls. */
export const outcomeHandlers = (names: NamesPort): Handler[] => [
  handler(endpoints.answerChoice, async (work, { params, body }) => {
    const transfer = await answerChoice(work, uuidOf(params.id), body.answer)
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
  preparedHandler(
    endpoints.correctRecipient,
    (runtime, { params, body, actor }) => screenCorrection(runtime, names, actor, uuidOf(params.id), body),
    async (work, { params, body }, screened) => {
      if (isRefusal(screened)) return refuse('unavailable')
      const transfer = await correctRecipient(work, uuidOf(params.id), body, screened)
      return isRefusal(transfer) ? transfer : transferView(work, transfer)
    },
  ),
  handler(endpoints.refundInstead, async (work, { params }) => {
    const transfer = await refundInstead(work, uuidOf(params.id))
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
  handler(endpoints.requestRecall, async (work, { params }) => {
    const transfer = await requestRecall(work, uuidOf(params.id))
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
]
