import type { FastifyInstance } from 'fastify'
import { shownPayment, shownRefund } from '../bank/bank.api.ts'
import type { PaymentOrder } from '../bank/payments.ts'
import { accountsOf, holderName } from '../bank/people.ts'
import { farthestOffsetMs, moveClock } from '../clock/move.ts'
import { answerFailures, falseReports, webhookFailures, type Failure } from '../failures/failures.ts'
import { chooseFaceAnswer, faceAnswers, type FaceAnswer } from '../faces/answers.ts'
import { Refused } from '../http/answers.ts'
import { partners, type Partner } from '../http/keys.ts'
import { controlRoutes } from '../http/partner-routes.ts'
import { amountShape, lineShape, rutShape, strict } from '../http/shapes.ts'
import type { Partners } from '../partners.ts'
import { advancePayout, pushes, type Push } from '../rails/advance.ts'
import { shownPayout } from '../rails/rails.api.ts'
import { speeds, type Speed } from '../rails/speeds.ts'
import { tamperings, tamperWithRates, type TamperOrder } from '../rates/tamper.ts'
import { readRut } from '../registry/rut.ts'
import type { Delivery } from '../webhooks/deliveries.store.ts'
import type { World } from '../world.ts'
import { backToNormal, eraseWorld } from './reset.ts'
import { stateOf } from './state.ts'

const clockShape = strict({
  offsetMs: { type: 'integer', minimum: -farthestOffsetMs, maximum: farthestOffsetMs },
})
const ratesShape = (bases: readonly string[]) =>
  strict({ action: { enum: tamperings } }, { base: { enum: bases }, mid: lineShape, percent: lineShape })
const failureShape = strict(
  {
    partner: { enum: partners },
    kind: { enum: ['none', ...answerFailures, ...webhookFailures, ...falseReports] },
  },
  {
    slowMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    calls: { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 },
  },
)
const paymentShape = strict(
  { reference: lineShape, amount: amountShape, payerRut: rutShape },
  { payerName: lineShape, requestId: { type: ['string', 'null'] } },
)

type FailureOrder = {
  partner: Partner
  kind: Failure['kind'] | 'none'
  slowMs?: number
  calls?: number | null
}
type PaymentBody = {
  reference: string
  amount: string
  payerRut: string
  payerName?: string
  requestId?: string | null
}

/** Opens the JSON API of the control page, which offers the actions of its buttons to tests. */
export function controlApi(app: FastifyInstance, world: World, all: Partners): void {
  controlRoutes(app, (scope) => {
    scope.get('/control/state', () => stateOf(world, all))
    scope.get('/control/webhooks', () => ({ items: world.deliveries.latest(100).map(shownDelivery) }))
    scope.get('/control/clock', () => ({ offsetMs: world.clock.offsetMs() }))
    scope.post<{ Body: { offsetMs: number } }>(
      '/control/clock',
      { schema: { body: clockShape } },
      ({ body }) => {
        moveClock(world, body.offsetMs)
        return { offsetMs: body.offsetMs }
      },
    )
    const { bases } = all.rates.currencies
    const tampered = { schema: { body: ratesShape(bases) } }
    scope.post<{ Body: TamperOrder }>('/control/rates', tampered, ({ body }) => {
      tamperWithRates(world, all.rates, body)
      return { items: bases.map(all.rates.mid) }
    })
    scope.post<{ Body: FailureOrder }>(
      '/control/failures',
      { schema: { body: failureShape } },
      ({ body }) => {
        const { partner, kind, slowMs = 1_000, calls = null } = body
        if (kind === 'none') world.failures.clear(partner)
        else world.failures.set(partner, { kind, slowMs, calls })
        return { items: world.failures.list() }
      },
    )
    const resetShape = strict({}, { erase: { type: 'boolean' } })
    scope.post<{ Body: { erase?: boolean } }>(
      '/control/reset',
      { schema: { body: resetShape } },
      ({ body }) => {
        const reset = body.erase === true ? eraseWorld : backToNormal
        reset(world, all.payouts, all.rates)
        return stateOf(world, all)
      },
    )
    railsControls(scope, world, all)
    bankControls(scope, all)
    facesControls(scope, world)
    otherControls(scope, all)
  })
}

function railsControls(scope: FastifyInstance, world: World, { payouts }: Partners): void {
  const speedShape = strict({ speed: { enum: Object.keys(speeds) } })
  scope.post<{ Body: { speed: Speed } }>(
    '/control/payout-speed',
    { schema: { body: speedShape } },
    ({ body }) => {
      payouts.setSpeed(body.speed)
      return body
    },
  )
  const advanceShape = strict({ to: { enum: pushes } }, { code: lineShape })
  scope.post<{ Params: { reference: string }; Body: { to: Push; code?: string } }>(
    '/control/payouts/:reference/advance',
    { schema: { body: advanceShape } },
    ({ params, body }) => shownPayout(advancePayout(world, payouts, params.reference, body.to, body.code)),
  )
}

function bankControls(scope: FastifyInstance, { bank }: Partners): void {
  scope.post<{ Body: PaymentBody }>(
    '/control/payments',
    { schema: { body: paymentShape } },
    async ({ body }, reply) => reply.code(201).send(shownPayment(await bank.payments.approve(orderOf(body)))),
  )
  scope.post<{ Params: { id: string } }>('/control/payments/:id/reverse', ({ params }) =>
    shownPayment(bank.payments.reverse(params.id)),
  )
  const endShape = strict({ to: { enum: ['settled', 'rejected'] } })
  scope.post<{ Params: { reference: string }; Body: { to: 'settled' | 'rejected' } }>(
    '/control/refunds/:reference/advance',
    { schema: { body: endShape } },
    ({ params, body }) => shownRefund(bank.refunds.end(params.reference, body.to)),
  )
}

function facesControls(scope: FastifyInstance, { settings }: World): void {
  const answerShape = strict({ answer: { enum: faceAnswers } })
  scope.post<{ Body: { answer: FaceAnswer } }>(
    '/control/faces',
    { schema: { body: answerShape } },
    ({ body }) => {
      chooseFaceAnswer(settings, body.answer)
      return body
    },
  )
}

function otherControls(scope: FastifyInstance, { inbox, names }: Partners): void {
  scope.post<{ Params: { id: string } }>('/control/messages/:id/bounce', ({ params }) => {
    inbox.bounce(params.id)
    return { id: params.id, bounced: true }
  })
  const nameShape = strict({
    name: { type: 'string', minLength: 1, maxLength: 140 },
    kind: { enum: ['person', 'company'] },
  })
  scope.post<{ Body: { name: string; kind: 'person' | 'company' } }>(
    '/control/names',
    { schema: { body: nameShape } },
    ({ body }, reply) =>
      reply.code(201).send({ entry: names.add(body.name, body.kind), listVersion: names.version() }),
  )
}

function orderOf(body: PaymentBody): PaymentOrder {
  const rut = readRut(body.payerRut)
  const account = rut === null ? undefined : accountsOf(rut)[0]
  if (rut === null || account === undefined) {
    throw new Refused(422, 'unknown-rut', `${body.payerRut} is no RUT.`, { field: 'payerRut' })
  }
  if (body.amount === '0')
    throw new Refused(422, 'amount-out-of-range', 'Pay more than zero.', { field: 'amount' })
  const from = { ...account, name: body.payerName ?? holderName(rut) }
  return { requestId: body.requestId ?? null, reference: body.reference, amount: body.amount, from }
}

function shownDelivery({ eventId, sender, type, state, attempts, dueAt, result }: Delivery) {
  return { eventId, sender, type, state, attempts, dueAt: new Date(dueAt).toISOString(), result }
}
