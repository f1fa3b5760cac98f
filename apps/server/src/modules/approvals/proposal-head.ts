import { toWireId } from '@puente/contract'
import type { Approval } from './approvals.ts'

/** Who proposed it, and why, as staff read it while another has yet to decide. */
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
