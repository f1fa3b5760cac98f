import { toWireId } from '@puente/contract'
import type { TransferActionWire } from '@puente/contract/staff'
import type { Work } from '../../../../platform/work.ts'
import { staffNames } from '../../../access/index.ts'
import { proposalHead, type DecidedApproval } from '../../../approvals/index.ts'
import { proposedAction, proposedReason } from './transfer-actions.ts'

/** Proposals about transfers as staff read them, with the names in one query. */
export async function actionViews(
  work: Work,
  approvals: readonly DecidedApproval[],
): Promise<TransferActionWire[]> {
  const people = approvals.flatMap(({ proposedBy, decidedBy }) =>
    decidedBy === undefined ? [proposedBy] : [proposedBy, decidedBy],
  )
  const names = await staffNames(work, people)
  return approvals.map((approval) => {
    const reason = proposedReason(approval)
    return {
      transferId: toWireId('transfer', approval.subject),
      action: proposedAction(approval),
      ...(reason === undefined ? {} : { reason }),
      ...proposalHead(approval, names, proposedAction(approval) === 'unfreeze'),
      status: approval.decision ?? 'proposed',
      ...(approval.decidedBy === undefined ? {} : { decidedBy: names.get(approval.decidedBy) ?? '' }),
      ...(approval.decidedAt === undefined ? {} : { decidedAt: approval.decidedAt.toISOString() }),
    }
  })
}
