import { isRefusal, uuidOf, type QueryOf, type Refusal, type RefusalCode } from '@puente/contract'
import { staffEndpoints as endpoints, type RestrictionTermsWire } from '@puente/contract/staff'
import { handler, readHandler, type Handler } from '../../../platform/http/handler.ts'
import { exportHandler, exportOf } from '../../../platform/lists/export.ts'
import { pageOf } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { proposalHead, type Approval } from '../../approvals/index.ts'
import { santiagoDay } from '../../corridors/index.ts'
import { proposeRestriction, proposeRestrictionChange, proposeRestrictionEnd } from './propose-restriction.ts'
import { restrictionRows } from './restriction-view.ts'
import { exportedRestrictions, inForce } from './restriction-export.ts'
import type { RestrictionFilter } from './restrictions.store.ts'

const toWire = async <Code extends RefusalCode>(work: Work, proposed: Approval | Refusal<Code>) =>
  isRefusal(proposed)
    ? proposed
    : { proposal: proposalHead(proposed, await staffNames(work, [proposed.proposedBy])) }

const termsOf = ({ reason, endsBy, reviewOn, effectiveOn, ownerId }: Omit<RestrictionTermsWire, 'note'>) => ({
  reason,
  endsBy,
  reviewOn,
  effectiveOn,
  ownerId: uuidOf('staff', ownerId),
})

function meant(
  work: Work,
  { kind, review }: QueryOf<typeof endpoints.exportRestrictions>,
): RestrictionFilter {
  return { kind, reviewBy: review === undefined ? undefined : santiagoDay(work.now).day }
}

/** Handlers by which staff review restrictions, propose to restrict a customer, to change a restriction and to end it. */
export const staffRestrictionHandlers: readonly Handler[] = [
  readHandler(endpoints.listRestrictions, async (work, { query }) => {
    const page = await pageOf(work, inForce, meant(work, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await restrictionRows(work, rows), ...next }
  }),
  exportHandler(endpoints.exportRestrictions, (work, { query }) =>
    exportOf(exportedRestrictions, meant(work, query)),
  ),
  handler(endpoints.proposeRestriction, async (work, { params, body: { kind, note, ...terms } }) =>
    toWire(
      work,
      await proposeRestriction(work, uuidOf('customer', params.id), kind, termsOf(terms), note.trim()),
    ),
  ),
  handler(endpoints.proposeRestrictionChange, async (work, { params, body: { note, ...terms } }) =>
    toWire(
      work,
      await proposeRestrictionChange(work, uuidOf('restriction', params.id), termsOf(terms), note.trim()),
    ),
  ),
  handler(endpoints.proposeRestrictionEnd, async (work, { params, body }) =>
    toWire(work, await proposeRestrictionEnd(work, uuidOf('restriction', params.id), body.note.trim())),
  ),
]
