import type { StaffRole, Id } from '@puente/contract'
import { workKinds, workRoles, type QueueWire, type WorkKind } from '@puente/contract/staff'
import type { Work } from '../../../platform/work.ts'
import { deciderFor } from '../cases/approvals.ts'
import {
  countWaiting,
  lowBalances,
  overdueMoney,
  type CountedKind,
  type Waiting,
} from './work-queue.store.ts'

/** The kinds of work of a role. */
export const kindsFor = (role: StaffRole): readonly WorkKind[] =>
  workKinds.filter((kind) => workRoles[kind].includes(role))

const isCounted = (kind: WorkKind): kind is CountedKind => kind !== 'overdue-money' && kind !== 'low-balances'

const toWire = ({ oldestAt, ...waiting }: Waiting<WorkKind>): QueueWire => ({
  ...waiting,
  ...(oldestAt === undefined ? {} : { oldestAt: oldestAt.toISOString() }),
})

/** How much of each kind of work waits for somebody in a role, what waits longest first. */
export async function workQueue(
  work: Work,
  { staffId, role }: { readonly staffId: Id<'staff'>; readonly role: StaffRole },
): Promise<QueueWire[]> {
  const kinds = kindsFor(role)
  const waiting: Waiting<WorkKind>[] = [
    ...(await countWaiting(work, kinds.filter(isCounted), deciderFor(staffId, role))),
    ...(kinds.includes('overdue-money') ? [await overdueMoney(work)] : []),
    ...(kinds.includes('low-balances') ? [await lowBalances(work)] : []),
  ]
  const since = ({ oldestAt }: Waiting<WorkKind>) => oldestAt?.getTime() ?? Infinity
  return waiting
    .toSorted((a, b) => {
      const [left, right] = [since(a), since(b)]
      return left === right ? kinds.indexOf(a.kind) - kinds.indexOf(b.kind) : left - right
    })
    .map(toWire)
}
