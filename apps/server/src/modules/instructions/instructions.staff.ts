import { fromWireId, isRefusal, toWireId } from '@puente/contract'
import { staffEndpoints as endpoints, type DifferenceWire, type SendingWire } from '@puente/contract/staff'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { openApprovals, proposalHead } from '../approvals/index.ts'
import type { Difference } from './difference.ts'
import { countDifferences, differences, readGate, readings } from './instructions.store.ts'
import { explainDifferences, OPEN_SENDING_ACTION, proposeOpening, SENDING } from './open-sending.ts'

/** Most differences shown. The rest is only counted. */
const SHOWN_MAX = 200

const staffOf = (by: string | undefined): string[] =>
  by?.startsWith('staff:') === true ? [by.slice('staff:'.length)] : []

const differenceView = (one: Difference, names: ReadonlyMap<string, string>): DifferenceWire => ({
  id: toWireId('difference', one.id),
  partner: one.partner,
  kind: one.kind,
  reference: one.reference,
  partnerId: one.partnerId,
  amount: { amount: String(one.amountMinor), currency: one.currency },
  status: one.status,
  ...(one.about === undefined ? {} : { about: one.about }),
  orderedAt: one.orderedAt.toISOString(),
  standing: one.standing,
  ...(one.explanation === undefined || one.explainedAt === undefined
    ? {}
    : {
        explained: {
          explanation: one.explanation,
          note: one.note ?? '',
          by: staffOf(one.explainedBy).map((id) => names.get(id) ?? '')[0] ?? '',
          at: one.explainedAt.toISOString(),
        },
      }),
})

async function sendingView(work: Work): Promise<SendingWire> {
  const [gate, counts, found, read] = await Promise.all([
    readGate(work),
    countDifferences(work),
    differences(work, SHOWN_MAX),
    readings(work),
  ])
  const approval = (await openApprovals(work, OPEN_SENDING_ACTION, [SENDING])).get(SENDING)
  const people = [
    ...found.flatMap(({ explainedBy }) => staffOf(explainedBy)),
    ...(approval === undefined ? [] : [approval.proposedBy]),
  ]
  const names = await staffNames(work, [...new Set(people)])
  return {
    state: gate.state,
    since: gate.since.toISOString(),
    unexplained: counts.unexplained,
    total: counts.all,
    read: read.map(({ partner, readAt }) => ({ partner, at: readAt.toISOString() })),
    differences: found.map((one) => differenceView(one, names)),
    ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
  }
}

/** Whether money is sent, what stops it, and the decision to resume. */
export const sendingHandlers: readonly Handler[] = [
  handler(endpoints.getSending, sendingView),
  handler(endpoints.explainDifferences, async (work, { body }) => {
    const ids = body.ids.flatMap((id) => fromWireId('difference', id) ?? [])
    const done = await explainDifferences(work, ids, body.explanation, body.note)
    return isRefusal(done) ? done : sendingView(work)
  }),
  handler(endpoints.proposeOpening, async (work, { body }) => {
    const done = await proposeOpening(work, body.note)
    return isRefusal(done) ? done : sendingView(work)
  }),
]
