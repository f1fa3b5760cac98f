import { toWireId } from '@puente/contract'
import { awaitsOfficer, type Approval } from './approvals.ts'

/** A proposal as staff read it, without its content. `needsOfficer`: a compliance officer makes or confirms it. */
export const proposalHead = (
  approval: Approval,
  names: ReadonlyMap<string, string>,
  needsOfficer = false,
) => ({
  id: toWireId('proposal', approval.id),
  note: approval.note,
  by: names.get(approval.proposedBy) ?? '',
  byId: toWireId('staff', approval.proposedBy),
  at: approval.proposedAt.toISOString(),
  ...(approval.proposerLockedAt === undefined ? {} : { proposerLocked: true }),
  ...(awaitsOfficer(approval, needsOfficer) ? { awaitsOfficer: true } : {}),
})
