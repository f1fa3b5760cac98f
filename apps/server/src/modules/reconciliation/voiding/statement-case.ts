import type { BankStatementCase } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { proposalHead } from '../../approvals/index.ts'
import type { BankStatement } from '../statements.store.ts'
import { statementViews, undoneView } from '../views.ts'
import { openVoiding, voidObstacle } from './void-statement.ts'
import { voidingOf } from './voidings.store.ts'

/** A statement as staff read it: with who voided it and why, or with the reason why it cannot be voided. */
export async function statementCase(work: Work, statement: BankStatement): Promise<BankStatementCase> {
  const [view] = await statementViews(work, [statement])
  if (view === undefined) throw new Error(`statement ${statement.id} has no view`)
  const isAccepted = statement.state === 'accepted'
  const voided = isAccepted ? undefined : await voidingOf(work, statement.id)
  const approval = isAccepted ? await openVoiding(work, statement.id) : undefined
  const obstacle = isAccepted ? await voidObstacle(work, statement) : undefined
  const people = [voided?.by, voided?.confirmedBy, approval?.proposedBy].flatMap((one) => one ?? [])
  const names = await staffNames(work, [...new Set(people)])
  return {
    ...view,
    ...(voided === undefined ? {} : { voided: undoneView(voided, names) }),
    ...(obstacle === undefined ? {} : { voidObstacle: obstacle }),
    ...(approval === undefined ? {} : { proposal: proposalHead(approval, names) }),
  }
}
