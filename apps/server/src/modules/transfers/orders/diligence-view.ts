import { diligenceWindows, evidenceKinds, fromWireId, isRefusal, refuse, type Id } from '@puente/contract'
import { customerEndpoints, type DueDiligenceWire } from '@puente/contract/customer'
import { staffEndpoints, type StaffDueDiligenceWire } from '@puente/contract/staff'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import {
  acceptEvidence,
  diligenceTerms,
  evidenceOf,
  demandOf,
  refuseEvidence,
} from '../../customers/index.ts'
import { standingOf } from './due-diligence.store.ts'

const SHOWN_MAX = 50
const usd = (cents: bigint) => ({ amount: String(cents), currency: 'USD' })

/** The published thresholds, what a customer has ordered, the evidence requested and the evidence accepted. */
async function diligenceView(work: Work, customerId: Id<'customer'>): Promise<DueDiligenceWire | undefined> {
  const standing = await standingOf(work, customerId)
  if (standing === undefined) return undefined
  const { kind, used, evidence } = standing
  const { thresholds } = await diligenceTerms(work, standing)
  const demand = await demandOf(work, customerId)
  return {
    windows: diligenceWindows.flatMap((window) => {
      const threshold = thresholds[window]
      return threshold === undefined ? [] : [{ window, threshold: usd(threshold), used: usd(used[window]) }]
    }),
    accepted: [...evidenceKinds[kind]],
    ...(evidence === undefined
      ? {}
      : { evidence: { ceiling: usd(evidence.ceilingUsdCents), until: evidence.until.toISOString() } }),
    ...(demand === undefined
      ? {}
      : {
          asked: {
            window: demand.window,
            reached: usd(demand.reachedUsdCents),
            since: demand.demandedAt.toISOString(),
            ...(demand.refusedBecause === undefined ? {} : { refusedBecause: demand.refusedBecause }),
            ...(demand.answerDueAt === undefined ? {} : { answerBy: demand.answerDueAt.toISOString() }),
          },
        }),
  }
}

/** Customer handler of the amounts that can be sent without evidence. */
export const diligenceHandler: Handler = handler(
  customerEndpoints.getDueDiligence,
  async (work, { actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    return (await diligenceView(work, actor.customerId)) ?? refuse('not-found')
  },
)

/** As above for staff, with the accepted evidence and who accepted it. */
export async function staffDiligenceView(
  work: Work,
  customerId: Id<'customer'>,
): Promise<StaffDueDiligenceWire | undefined> {
  const view = await diligenceView(work, customerId)
  if (view === undefined) return undefined
  const history = await evidenceOf(work, customerId, SHOWN_MAX)
  const staffId = (by: string) => by.replace(/^staff:/, '')
  const names = await staffNames(work, [...new Set(history.map(({ by }) => staffId(by)))])
  return {
    ...view,
    history: history.map(({ acceptedAt, until, ceilingUsdCents, by, endedAt }) => ({
      acceptedAt: acceptedAt.toISOString(),
      until: until.toISOString(),
      ceiling: usd(ceilingUsdCents),
      by: names.get(staffId(by)) ?? by,
      ...(endedAt === undefined ? {} : { endedAt: endedAt.toISOString() }),
    })),
  }
}

/** Staff handlers of due diligence: view it and decide about evidence. */
export const staffDiligenceHandlers: readonly Handler[] = [
  handler(staffEndpoints.getCustomerDueDiligence, async (work, { params }) => {
    const id = fromWireId('customer', params.id)
    return (id === undefined ? undefined : await staffDiligenceView(work, id)) ?? refuse('not-found')
  }),
  handler(staffEndpoints.decideFundsEvidence, async (work, { params, body }) => {
    const id = fromWireId('customer', params.id) ?? ''
    const decided = await decide(work, id, body)
    return isRefusal(decided) ? decided : ((await staffDiligenceView(work, id)) ?? refuse('not-found'))
  }),
]

interface Decision {
  readonly decision: 'accept' | 'refuse'
  readonly ceilingUsdCents?: string | undefined
  readonly until?: string | undefined
  readonly because?: Parameters<typeof refuseEvidence>[2] | undefined
}

/** Each decision requires its own fields. */
async function decide(work: Work, id: string, { decision, ceilingUsdCents, until, because }: Decision) {
  const missing = (...names: readonly (readonly [at: string, value: unknown])[]) =>
    refuse(
      'fields-wrong',
      {},
      names.flatMap(([at, value]) => (value === undefined ? [{ at, fault: 'missing' }] : [])),
    )
  if (decision === 'refuse')
    return because === undefined ? missing(['because', because]) : refuseEvidence(work, id, because)
  if (ceilingUsdCents === undefined || until === undefined)
    return missing(['ceilingUsdCents', ceilingUsdCents], ['until', until])
  return acceptEvidence(work, id, { ceilingUsdMinor: BigInt(ceilingUsdCents), until: new Date(until) })
}
