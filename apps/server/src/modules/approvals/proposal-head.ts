import { toWireId } from '@puente/contract'
import type { Approval } from './approvals.ts'

/** Id, proposer, note and time of a proposal, as staff read it. */
export const proposalHead = (
  { id, note, proposedBy, proposedAt }: Approval,
  names: ReadonlyMap<string, string>,
) => ({
  id: toWireId('proposal', id),
  note,
  by: names.get(proposedBy) ?? '',
  byId: toWireId('staff', proposedBy),
  at: proposedAt.toISOString(),
})
