import type { DonationsDueWire } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { openApprovals, proposalHead } from '../../approvals/index.ts'
import { causesChosen } from './causes.ts'
import { payableToCauses } from './payable.store.ts'
import { CAUSE_PAYMENT_ACTION, causeSubject } from './pay-cause.ts'
import { clp } from '../views.ts'

/** Amounts payable to causes as staff see them. Each lookup is one query for all of them. */
export async function owedView(work: Work): Promise<{ items: DonationsDueWire[] }> {
  const owed = await payableToCauses(work)
  const causeOf = await causesChosen(work, owed)
  const subjects = owed.map(({ cause }) => causeSubject(cause))
  const approvals = await openApprovals(work, CAUSE_PAYMENT_ACTION, subjects)
  const names = await staffNames(
    work,
    [...approvals.values()].map(({ proposedBy }) => proposedBy),
  )
  return {
    items: owed.map((one) => {
      const approval = approvals.get(causeSubject(one.cause))
      return {
        causeId: one.cause,
        causeName: causeOf(one).name,
        donations: one.donations,
        amount: clp(one.amountMinor),
        oldestAt: one.oldestAt.toISOString(),
        ...(approval === undefined
          ? {}
          : {
              proposal: {
                ...proposalHead(approval, names),
                amount: clp(BigInt(approval.proposal['amountMinor'] ?? '0')),
              },
            }),
      }
    }),
  }
}
