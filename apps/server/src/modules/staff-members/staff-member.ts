import { refuse, toWireId, type Refusal, type StaffRole } from '@puente/contract'
import type { StaffMember } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { lockAdministrators, presenceOf, staffNames, type StaffAccount } from '../access/index.ts'
import { openApprovals, type Approval } from '../approvals/index.ts'

/** The action that two people decide together; one proposal about a member of staff waits at a time. */
export const STAFF_CHANGE = 'staff-change'

/** What is proposed about somebody: another role, or that they leave. */
export type StaffChange = { readonly action: 'role'; readonly role: StaffRole } | { readonly action: 'close' }

/** The change behind a proposal. */
export function changeOf({ proposal }: Approval): StaffChange {
  return proposal['action'] === 'close'
    ? { action: 'close' }
    : { action: 'role', role: proposal['role'] as StaffRole }
}

/** Whoever acts, where only staff can. */
export function actingStaffId(work: Work): string {
  if (work.actor.kind !== 'staff') throw new Error('only staff change staff')
  return work.actor.staffId
}

/** Why this cannot be done to this account; undefined when it can. Holds other changes of administrators back. */
export async function mayNotChange(
  work: Work,
  account: StaffAccount,
  change: StaffChange,
): Promise<Refusal<'own-account' | 'staff-status' | 'last-administrator'> | undefined> {
  if (account.id === actingStaffId(work)) return refuse('own-account')
  if (account.status === 'closed' || (change.action === 'role' && change.role === account.role))
    return refuse('staff-status', { status: account.status })
  const others = (await lockAdministrators(work)).filter((id) => id !== account.id)
  const stays = change.action === 'role' && change.role === 'admin'
  if (account.role === 'admin' && account.status === 'active' && !stays && others.length === 0)
    return refuse('last-administrator')
  return undefined
}

/** Members of staff as others read them; every lookup is one question for all of them. */
export async function staffMemberViews(
  work: Work,
  accounts: readonly StaffAccount[],
): Promise<StaffMember[]> {
  const ids = accounts.map(({ id }) => id)
  const presence = await presenceOf(work, 'staff', ids)
  const proposals = await openApprovals(work, STAFF_CHANGE, ids)
  const names = await staffNames(
    work,
    [...proposals.values()].map(({ proposedBy }) => proposedBy),
  )
  return accounts.map(({ id, createdAt, closedAt, ...account }) => {
    const seen = presence.get(id)
    const proposal = proposals.get(id)
    return {
      ...account,
      id: toWireId('staff', id),
      createdAt: createdAt.toISOString(),
      ...(closedAt === undefined ? {} : { closedAt: closedAt.toISOString() }),
      secondFactor: seen?.secondFactor ?? false,
      sessions: seen?.sessions ?? 0,
      ...(seen?.lastSeenAt === undefined ? {} : { lastSeenAt: seen.lastSeenAt.toISOString() }),
      ...(proposal === undefined
        ? {}
        : {
            proposal: {
              ...changeOf(proposal),
              note: proposal.note,
              by: names.get(proposal.proposedBy) ?? '',
              byId: toWireId('staff', proposal.proposedBy),
              at: proposal.proposedAt.toISOString(),
            },
          }),
    }
  })
}
