import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { cut, partnerRoutes, staySilent } from '../http/partner-routes.ts'
import {
  addressShape,
  amountShape,
  lineShape,
  listShape,
  referenceShape,
  rutShape,
  strict,
} from '../http/shapes.ts'
import { ownAccounts } from './balances.ts'
import { createFirstTime } from '../store/first-time.ts'
import type { Bank } from './bank.ts'
import { refundOutcome } from './magic.ts'
import type { OutgoingTransfer } from './outgoing.ts'
import type { Payment } from './payments.store.ts'
import type { NewRefund } from './refunds.ts'
import type { Refund } from './refunds.store.ts'
import type { NewPaymentRequest, PaymentRequest } from './requests.ts'
import type { NewSweep } from './sweeps.ts'

const requestShape = strict({
  clientReference: referenceShape,
  amount: amountShape,
  payerRut: rutShape,
  description: lineShape,
  returnUrl: addressShape,
  account: { const: 'client-money' },
})
const refundShape = strict(
  {
    clientReference: referenceShape,
    amount: amountShape,
    toRut: rutShape,
    toName: lineShape,
    toBank: lineShape,
    toAccount: lineShape,
    account: { enum: ownAccounts },
  },
  { paymentId: { type: ['string', 'null'] } },
)
/** Opens the bank's JSON API. */
export function bankApi(app: FastifyInstance, world: World, bank: Bank): void {
  partnerRoutes(app, world, 'bank', (scope) => {
    scope.post<{ Body: NewPaymentRequest }>(
      '/bank/payment-requests',
      { schema: { body: requestShape } },
      (request, reply) => {
        const { request: kept, created } = bank.requests.create(request.body)
        return reply.code(created ? 201 : 200).send(shownRequest(kept, world.url()))
      },
    )
    scope.get<{ Params: { id: string } }>('/bank/payments/:id', (request) => {
      const payment = bank.payments.store.byId(request.params.id)
      if (payment === undefined || payment.status === 'processing') {
        throw new Refused(404, 'unknown-payment', `There is no payment ${request.params.id}.`)
      }
      return shownPayment(payment)
    })
    scope.get<{ Querystring: { after?: string; limit?: string } }>(
      '/bank/payments',
      { schema: { querystring: listShape } },
      ({ query }) => {
        const found = bank.payments.store.after(Number(query.after || '0'), Number(query.limit ?? '100'))
        return {
          items: found.map(shownPayment),
          nextCursor: String(found.at(-1)?.seq ?? (query.after || '0')),
        }
      },
    )
    scope.get<{ Querystring: { after?: string; limit?: string } }>(
      '/bank/transfers',
      { schema: { querystring: listShape } },
      ({ query }) => {
        const found = bank.outgoing.after(Number(query.after || '0'), Number(query.limit ?? '100'))
        return {
          items: found.map((one) => shownTransfer(bank, one)),
          nextCursor: String(found.at(-1)?.seq ?? (query.after || '0')),
        }
      },
    )
    scope.get('/bank/balances', () => ({
      clientMoney: String(bank.balances.of('client-money')),
      operatorMoney: String(bank.balances.of('operator-money')),
    }))
    const sweepShape = strict({ clientReference: referenceShape, amount: amountShape })
    scope.post<{ Body: NewSweep }>('/bank/sweeps', { schema: { body: sweepShape } }, (request, reply) => {
      const { sweep, created } = bank.sweeps.create(request.body)
      return reply.code(created ? 201 : 200).send(sweep)
    })
    scope.get<{ Params: { reference: string } }>('/bank/sweeps/by-reference/:reference', (request) => {
      const sweep = bank.sweeps.byReference(request.params.reference)
      if (sweep === undefined)
        throw new Refused(404, 'unknown-sweep', `There is no sweep ${request.params.reference}.`)
      return sweep
    })
    refundRoutes(scope, world, bank)
  })
}

function refundRoutes(scope: FastifyInstance, world: World, bank: Bank): void {
  const firstTime = createFirstTime(world.db)
  scope.post<{ Body: NewRefund }>(
    '/bank/refunds',
    { schema: { body: refundShape } },
    (request, reply): FastifyReply => {
      const outcome = refundOutcome(request.body.amount)
      if (outcome === 'lost' && firstTime(`refund ${request.body.clientReference}`))
        return cut(request, reply)
      const { refund, created } = bank.refunds.create(request.body)
      if (outcome === 'silent' && created) return staySilent(reply)
      return reply.code(created ? 201 : 200).send(shownRefund(refund))
    },
  )
  scope.get<{ Params: { reference: string } }>('/bank/refunds/by-reference/:reference', (request) => {
    const refund = bank.refunds.byReference(request.params.reference)
    if (refund === undefined)
      throw new Refused(404, 'unknown-refund', `There is no refund ${request.params.reference}.`)
    return shownRefund(refund)
  })
}

function shownRequest(request: PaymentRequest, ownUrl: string) {
  const { id, clientReference, amount } = request
  return { id, url: `${ownUrl}/bank/pay/${id}`, clientReference, amount, status: 'open' }
}

/** A payment in the format of the API. */
export function shownPayment(payment: Payment) {
  const { id, requestId, reference, amount, payerRut, payerName, payerBank, payerAccount, status } = payment
  const creditedAt = payment.creditedAt === null ? null : new Date(payment.creditedAt).toISOString()
  return {
    id,
    requestId,
    reference,
    amount,
    payerRut,
    payerName,
    payerBank,
    payerAccount,
    status,
    creditedAt,
  }
}

/** A transfer out of Puente's accounts, in the format of the list. */
function shownTransfer(bank: Bank, { kind, clientReference, at }: OutgoingTransfer) {
  const refund = bank.refunds.byReference(clientReference)
  const transfer = refund ?? bank.sweeps.byReference(clientReference)
  return {
    id: transfer?.id,
    kind,
    clientReference,
    amount: transfer?.amount,
    currency: 'CLP',
    status: transfer?.status,
    paymentId: refund?.paymentId ?? null,
    createdAt: new Date(at).toISOString(),
  }
}

/** A refund in the format of the API. */
export function shownRefund({ id, clientReference, status, reason }: Refund) {
  return { id, clientReference, status, ...(reason !== null && { reason }) }
}
