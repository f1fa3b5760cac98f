import type { Principal } from '../authorisation.ts'
import { asOwner } from '../owner.ts'
import { acting, operates, type Cast } from './cast.ts'
import { recipientBody } from '../life.ts'
import { newOrder, type Orders } from './orders.ts'

/** Valid requests for a customer's transfers. */
export function transferSamples(cast: Cast, orders: Orders) {
  const of = async (rest: string, id: Promise<string> = orders.waiting()) =>
    `/api/transfers/${await id}${rest}`
  return {
    createTransfer: async (principal: Principal) => {
      await orders.endOpen()
      return { path: '/api/transfers', body: await newOrder(acting(cast, principal)) }
    },
    listTransfers: async () => ({ path: '/api/transfers' }),
    exportTransfers: async () => ({ path: '/api/transfers/export?format=csv' }),
    getTransfer: async () => ({ path: await of('') }),
    startPayment: async () => ({ path: await of('/payments'), body: {} }),
    cancelTransfer: async () => ({ path: await of('/cancellation'), body: {} }),
    answerChoice: async (principal: Principal) => ({
      path: await of('/choice', operates(principal) ? orders.short() : orders.waiting()),
      body: { answer: 'refund' },
    }),
    correctRecipient: async (principal: Principal) => ({
      path: await of('/correction', operates(principal) ? orders.returned() : orders.waiting()),
      body: { details: recipientBody().details },
    }),
    refundInstead: async (principal: Principal) => ({
      path: await of('/refund-choice', operates(principal) ? orders.returned() : orders.waiting()),
      body: {},
    }),
    requestRecall: async (principal: Principal) => {
      const id = await orders.waiting()
      if (operates(principal)) {
        await cast.life.pay(cast.as('persona'), id)
        await cast.life.reaches(cast.as('persona'), id, 'delivered')
      }
      return { path: `/api/transfers/${id}/recall`, body: {} }
    },
  }
}

/** Valid requests for services after delivery. */
export function transferServiceSamples({ life, as }: Cast, orders: Orders) {
  const of = async (rest: string) => `/api/transfers/${await orders.delivered()}${rest}`
  /**
   * The verification code of an issued receipt. It is printed only on the receipt, so it is read from the database.
   */
  const receiptCode = async () => {
    await as('persona').get(await of('/receipt'))
    const [row] = await asOwner<{ code: string }>(life, 'select code from statements.receipt limit 1')
    return row?.code ?? ''
  }
  const tokenOf = async () => {
    const { body } = await as('persona').post<{ url: string }>(await of('/tracking-link'), {})
    return body.url.split('/').at(-1)
  }
  return {
    createTrackingLink: async () => ({ path: await of('/tracking-link'), body: {} }),
    revokeTrackingLink: async () => ({ path: await of('/tracking-link') }),
    track: async () => ({ path: `/api/tracking/${await tokenOf()}` }),
    followTransfer: async () => ({ path: await of('/changes') }),
    followTracking: async () => ({ path: `/api/tracking/${await tokenOf()}/changes` }),
    answerTracking: async () => ({
      path: `/api/tracking/${await tokenOf()}/answer`,
      body: { isReceived: true },
    }),
    rateTransfer: async () => ({ path: await of('/rating'), body: { stars: 5 } }),
    getTransferThread: async () => ({ path: await of('/thread') }),
    writeToTransferThread: async () => ({ path: await of('/thread/messages'), body: { text: 'Hola' } }),
    getReceipt: async () => ({ path: await of('/receipt') }),
    verifyReceipt: async () => ({ path: `/api/receipt-verifications/${await receiptCode()}` }),
  }
}
