import { toWireId } from '@puente/contract'
import type { PayoutSummary, PayoutWire } from '@puente/contract/staff'
import { partnerCallsOf } from '../../../platform/data/partner-calls.ts'
import { partnerError } from '../../../platform/partner-errors/index.ts'
import type { Work } from '../../../platform/work.ts'
import { journalTrail } from '../../books/index.ts'
import { nextStepAt, payoutsOf, type Payout } from '../../payouts/index.ts'
import { attemptJournals } from '../money.ts'
import type { Transfer } from '../transfer.ts'
import { transfersByIds } from '../transfers.store.ts'

const summaryOf = (payout: Payout, transfer: Transfer): PayoutSummary => ({
  id: toWireId('payout', payout.id),
  transferId: toWireId('transfer', payout.transferId),
  transferReference: transfer.reference,
  attempt: payout.attempt,
  status: payout.status,
  rail: payout.rail,
  amount: { amount: String(payout.amountMinor), currency: payout.currency },
  ...(payout.railReference === undefined ? {} : { railReference: payout.railReference }),
  tries: payout.asks,
  ...(payout.code === undefined ? {} : { code: payout.code }),
  createdAt: payout.createdAt.toISOString(),
  changedAt: payout.changedAt.toISOString(),
})

/** The transfers of payouts, by id. Throws when one is missing, which is a bug. */
async function transfersOf(work: Work, payouts: readonly Payout[]): Promise<(payout: Payout) => Transfer> {
  const found = await transfersByIds(
    work,
    payouts.map(({ transferId }) => transferId),
  )
  const byId = new Map(found.map((transfer) => [transfer.id, transfer]))
  return ({ id, transferId }) => {
    const transfer = byId.get(transferId)
    if (transfer === undefined) throw new Error(`payout ${id} has no transfer`)
    return transfer
  }
}

/** Payouts as rows of the list, with their transfers in one query. */
export async function payoutSummaries(work: Work, payouts: readonly Payout[]): Promise<PayoutSummary[]> {
  const transferOf = await transfersOf(work, payouts)
  return payouts.map((payout) => summaryOf(payout, transferOf(payout)))
}

/** The meaning of the rail's code, and the next step by the table of partner errors. */
function failureView(code: string): NonNullable<PayoutWire['failure']> {
  const { means, retry, reroute, person } = partnerError('rails', code)
  return {
    means,
    ...(retry === undefined ? {} : { retry: { times: retry.times, pauseSeconds: retry.pauseMs / 1000 } }),
    reroutes: reroute,
    person,
  }
}

/** One attempt, with the calls to the rail since it was opened and its journals. */
export async function payoutView(work: Work, payout: Payout): Promise<PayoutWire> {
  const transfer = (await transfersOf(work, [payout]))(payout)
  const attempts = await payoutsOf(work, payout.transferId)
  const following = attempts.find(({ attempt }) => attempt === payout.attempt + 1)
  const calls = (await partnerCallsOf(work, payout.transferId)).filter(
    ({ partner, at }) =>
      partner === 'rails' && at >= payout.createdAt && (following === undefined || at < following.createdAt),
  )
  const next = nextStepAt(work, payout)
  return {
    ...summaryOf(payout, transfer),
    transferState: transfer.state,
    isLast: following === undefined,
    ...(payout.creditedAt === undefined ? {} : { creditedAt: payout.creditedAt.toISOString() }),
    ...(next === undefined ? {} : { nextStepAt: next.toISOString() }),
    mayHurry: next !== undefined,
    claimedCredited: payout.claimedCredited,
    ...(payout.code === undefined ? {} : { failure: failureView(payout.code) }),
    partnerCalls: calls.map((call) => ({ ...call, at: call.at.toISOString() })),
    journals: await journalTrail(work, attemptJournals(payout.transferId, payout.attempt)),
  }
}
