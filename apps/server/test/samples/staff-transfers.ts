import type { StaffRole } from '@puente/contract'
import type { ReviewSummary } from '@puente/contract/staff'
import type { Principal, Sample } from '../authorisation.ts'
import { type Cast, decisionAt, roleOf } from './cast.ts'
import type { Orders } from './orders.ts'
import { verdictOf } from '../client.ts'

const refusal = { outcome: 'refuse', note: 'Prueba' }

const isDecider = (principal: Principal) =>
  principal.kind === 'staff' && (principal.role === 'officer' || principal.role === 'treasury')

/** Valid requests of staff about a transfer, including those that two of them decide. */
export function staffTransferSamples({ as }: Cast, orders: Orders) {
  /** A proposal about a transfer, by another role than the one that will decide it. */
  const proposed = async (decider: StaffRole): Promise<string> => {
    const proposer = decider === 'officer' ? 'tesoreria' : 'oficial'
    const path = `/api/transfers/${await orders.returned()}/actions`
    const { body } = await as(proposer).post<{ id: string }>(path, { action: 'refund', note: 'Prueba' })
    return body.id
  }
  return {
    listTransfers: async () => ({ path: '/api/transfers' }),
    getTransfer: async () => ({ path: `/api/transfers/${await orders.waiting()}` }),
    getReceipt: async () => ({ path: `/api/transfers/${await orders.delivered()}/receipt` }),
    listTransferActions: async () => ({ path: `/api/transfers/${await orders.waiting()}/actions` }),
    proposeTransferAction: async (principal: Principal) => ({
      path: `/api/transfers/${await (isDecider(principal) ? orders.returned() : orders.waiting())}/actions`,
      body: { action: 'refund', note: 'Prueba' },
    }),
    'waiting:transfer-action': async (principal: Principal): Promise<Sample> => ({
      path: `/api/approvals/${await proposed(roleOf(principal))}/decision`,
      body: verdictOf('send-back'),
    }),
    listStuckTransfers: async () => ({ path: '/api/stuck-transfers' }),
  }
}

/** Valid requests for reviews. */
export function reviewSamples(cast: Cast) {
  const { life, as } = cast
  const reviews = async () =>
    (await as('analista').get<{ items: ReviewSummary[] }>('/api/reviews')).body.items
  /** The id of an open review, proposed by another role than the one that will confirm it. */
  const review = async (decider?: StaffRole): Promise<string> => {
    await endReviews(cast)
    const ordered = await life.order(as('persona'), { recipient: { name: 'Bloqueado Demo' } })
    const id = (await reviews()).find(({ transferId }) => transferId === ordered.id)?.id ?? ''
    const proposer = decider === 'analyst' ? 'oficial' : 'analista'
    if (decider !== undefined) await as(proposer).post(`/api/reviews/${id}/proposal`, refusal)
    return id
  }
  return {
    listReviews: async () => ({ path: '/api/reviews' }),
    getReview: async () => ({ path: `/api/reviews/${await review()}` }),
    proposeReview: async () => ({ path: `/api/reviews/${await review()}/proposal`, body: refusal }),
    'waiting:review': async (principal: Principal) =>
      decisionAt(cast, `/api/reviews/${await review(roleOf(principal))}/decision`, 'confirm'),
  }
}

/** Ends the reviews that samples left open, because a customer may have only three open orders. */
async function endReviews({ as }: Cast): Promise<void> {
  const { body } = await as('analista').get<{ items: ReviewSummary[] }>('/api/reviews')
  for (const { id, status, proposal } of body.items) {
    if (status === 'open') await as('analista').post(`/api/reviews/${id}/proposal`, refusal)
    const by = status === 'open' || proposal?.by === 'Analista Demo' ? 'oficial' : 'analista'
    await as(by).decide(`/api/reviews/${id}/decision`, 'confirm')
  }
}
