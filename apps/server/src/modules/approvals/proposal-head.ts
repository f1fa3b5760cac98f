import { toWireId } from '@puente/contract'
import type { Approval } from './approvals.ts'

/** Who proposed it, and why, as staff read it while another has yet to decide. */
export const proposalHead = (
  { note, proposedBy, proposedAt }: Pick<Approval, 'note' | 'proposedBy' | 'proposedAt'>,
  names: ReadonlyMap<string, string>,
) => ({
  note,
  by: names.get(proposedBy) ?? '',
  byId: toWireId('staff', proposedBy),
  at: proposedAt.toISOString(),
})
