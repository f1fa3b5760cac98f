import { fromWireId, isRefusal } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { giveRefundAccount } from './propose-refund.ts'
import { refundAccountView } from './refund-view.ts'

const orderOf = (wire: string): string => fromWireId('transfer', wire) ?? ''

/** Customer handlers of rejected refunds. */
export const payinHandlers: Handler[] = [
  handler(endpoints.getRefundAccount, (work, { params }) => refundAccountView(work, orderOf(params.id))),
  handler(endpoints.giveRefundAccount, async (work, { params, body }) => {
    const given = await giveRefundAccount(work, orderOf(params.id), body)
    return isRefusal(given) ? given : refundAccountView(work, orderOf(params.id))
  }),
]
