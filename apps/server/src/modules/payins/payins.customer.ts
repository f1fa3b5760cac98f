import { isRefusal, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../platform/http/handler.ts'
import { payerBanks } from './payer-banks.ts'
import { giveRefundAccount } from './refunds/propose-refund.ts'
import { refundAccountView } from './refunds/refund-view.ts'

/** Customer handlers of payment and of rejected refunds. */
export const payinHandlers: Handler[] = [
  handler(endpoints.listPayerBanks, async (work) => ({ items: await payerBanks(work) })),
  handler(endpoints.getRefundAccount, (work, { params }) =>
    refundAccountView(work, uuidOf('transfer', params.id)),
  ),
  handler(endpoints.giveRefundAccount, async (work, { params, body }) => {
    const given = await giveRefundAccount(work, uuidOf('transfer', params.id), body)
    return isRefusal(given) ? given : refundAccountView(work, uuidOf('transfer', params.id))
  }),
]
