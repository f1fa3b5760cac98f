import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { Refused } from '../http/answers.ts'
import { cut, partnerRoutes, staySilent } from '../http/partner-routes.ts'
import { amountShape, lineShape, listShape, referenceShape, strict } from '../http/shapes.ts'
import { createFirstTime } from '../store/first-time.ts'
import type { PayoutOrder } from './checks.ts'
import { historyOf } from './payout.ts'
import type { Payouts, Taken } from './payouts.ts'
import type { ListedPayout, Payout } from './payouts.store.ts'

const text = { type: 'string', minLength: 1, maxLength: 140 }
const payoutShape = strict({
  clientReference: referenceShape,
  rail: text,
  currency: text,
  amount: amountShape,
  beneficiary: strict(
    { name: lineShape, fields: { type: 'object', additionalProperties: lineShape } },
    { address: { anyOf: [lineShape, { type: 'object' }] } },
  ),
  originator: strict({ name: lineShape, reference: lineShape }),
  purpose: lineShape,
})
const batchShape = strict({
  clientReference: referenceShape,
  items: { type: 'array', minItems: 1, maxItems: 1000, items: payoutShape },
})
const referencesShape = strict({ clientReferences: { type: 'array', maxItems: 1000, items: referenceShape } })

const webhooksFirstAtMostMs = 5_000

type Batch = { clientReference: string; items: PayoutOrder[] }

/** Opens the rails' JSON API. */
export function railsApi(app: FastifyInstance, world: World, payouts: Payouts): void {
  const firstTime = createFirstTime(world.db)
  const isCut = (orders: readonly PayoutOrder[]) =>
    orders
      .filter((order) => payouts.chosen(order)?.answer === 'cut')
      .map(({ clientReference }) => firstTime(`payout ${clientReference}`))
      .includes(true)

  partnerRoutes(app, world, 'rails', (scope) => {
    scope.post<{ Body: PayoutOrder }>(
      '/rails/payouts',
      { schema: { body: payoutShape } },
      async (request, reply) => {
        if (isCut([request.body])) return cut(request, reply)
        const [taken] = payouts.take([request.body])
        if (taken === undefined || taken.kind === 'reused') throw reused(request.body.clientReference)
        if (taken.kind === 'refused') {
          throw new Refused(422, taken.fault.code, 'The rail refuses this payout.', {
            field: taken.fault.field,
          })
        }
        if (await staysSilent(world, [taken])) return staySilent(reply)
        return reply
          .code(202)
          .send(shownPayout(payouts.store.byReference(request.body.clientReference) ?? taken.payout))
      },
    )
    scope.post<{ Body: Batch }>(
      '/rails/payout-batches',
      { schema: { body: batchShape } },
      async (request, reply) => {
        const { items } = request.body
        if (isCut(items)) return cut(request, reply)
        const taken = payouts.take(items)
        if (await staysSilent(world, taken)) return staySilent(reply)
        const answers = taken.map((one, index) => ({
          clientReference: items[index]?.clientReference,
          ...batchAnswer(one),
        }))
        return reply.code(202).send({ items: answers })
      },
    )
    readingRoutes(scope, payouts)
  })
}

/** Opens the inquiry routes about accepted payouts. */
function readingRoutes(scope: FastifyInstance, payouts: Payouts): void {
  scope.get<{ Params: { reference: string } }>('/rails/payouts/by-reference/:reference', (request) => {
    const payout = payouts.store.byReference(request.params.reference)
    if (payout === undefined)
      throw new Refused(404, 'unknown-payout', 'No payout with this reference was received.')
    return shownPayout(payout)
  })
  scope.get<{ Querystring: { after?: string; limit?: string } }>(
    '/rails/payouts',
    { schema: { querystring: listShape } },
    ({ query }) => {
      const found = payouts.store.after(Number(query.after || '0'), Number(query.limit ?? '100'))
      return {
        items: found.map(listedPayout),
        nextCursor: String(found.at(-1)?.seq ?? (query.after || '0')),
      }
    },
  )
  scope.post<{ Body: { clientReferences: string[] } }>(
    '/rails/payouts/by-references',
    { schema: { body: referencesShape } },
    ({ body }) => ({
      items: body.clientReferences.map((clientReference) => {
        const payout = payouts.store.byReference(clientReference)
        return payout === undefined ? { clientReference, status: 'unknown' } : shownPayout(payout)
      }),
    }),
  )
}

/** Waits when webhooks come first; returns whether the caller is to receive no response. */
async function staysSilent(world: World, taken: readonly Taken[]): Promise<boolean> {
  const fresh = taken.flatMap((one) => (one.kind === 'taken' && one.fresh ? [one] : []))
  const ahead = fresh.filter(({ outcome }) => outcome?.answer === 'after-webhooks')
  await Promise.all(ahead.map(({ payout }) => world.webhooks.tried(payout.id, webhooksFirstAtMostMs)))
  return fresh.some(({ outcome }) => outcome?.answer === 'silent')
}

function batchAnswer(taken: Taken) {
  switch (taken.kind) {
    case 'taken':
      return { id: taken.payout.id, status: taken.payout.status }
    case 'refused':
      return taken.fault
    case 'reused':
      return { code: 'reference-reused' }
  }
}

function reused(clientReference: string): Refused {
  return new Refused(409, 'reference-reused', `${clientReference} already names another payout.`, {
    clientReference,
  })
}

/** A payout as the list of all payouts shows it, with its order and time of acceptance. */
function listedPayout(payout: ListedPayout) {
  const { originator } = JSON.parse(payout.ordered) as PayoutOrder
  const { history, ...shown } = shownPayout(payout)
  return { ...shown, originatorReference: originator.reference, createdAt: history[0]?.at }
}

/** A payout in the format of the API. */
export function shownPayout(payout: Payout) {
  const { id, clientReference, status, code, amount, currency } = payout
  return {
    id,
    clientReference,
    status,
    ...(code !== null && { code }),
    amount,
    currency,
    history: historyOf(payout),
  }
}
