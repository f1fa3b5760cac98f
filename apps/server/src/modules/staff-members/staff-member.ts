import { refuse, toWireId, type Refusal, type StaffRole } from '@puente/contract'
import type { StaffChangeWord, StaffMember } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { lockAdministrators, presenceOf, staffNames, type StaffAccount } from '../access/index.ts'
import { openApprovals, proposalHead, type Approval } from '../approvals/index.ts'

/** The action of approvals about members of staff. One proposal about a person can be open at a time. */
export const STAFF_CHANGE = 'staff-change'

/** A proposal about a person: a role, immediate or with the invitation, or a change without a role. */
export type StaffChange =
  | { readonly action: 'role' | 'invite'; readonly role: StaffRole }
  | { readonly action: Exclude<StaffChangeWord, 'role' | 'invite'> }

/** The change in a proposal. */
export function changeOf({ proposal }: Approval): StaffChange {
  const action = proposal['action'] as StaffChangeWord
  return action === 'role' || action === 'invite'
    ? { action, role: proposal['role'] as StaffRole }
    : { action }
}

/** The acting member of staff. Throws for any other actor. */
export function actingStaffId(work: Work): string {
  if (work.actor.kind !== 'staff') throw new Error('only staff change staff')
  return work.actor.staffId
}

const fits = (work: Work, account: StaffAccount, change: StaffChange): boolean => {
  switch (change.action) {
    case 'invite':
      return account.status === 'proposed'
    case 'invite-again':
      return account.status === 'invited'
    case 'register-again':
      return account.status === 'active' || account.status === 'locked'
    case 'confirm-early':
      return (
        account.status === 'active' && account.confirmsFrom !== undefined && account.confirmsFrom > work.now
      )
    case 'role':
      return account.status !== 'closed' && change.role !== account.role
    case 'close':
      return account.status !== 'closed'
  }
}

/** Why this account cannot be changed so; undefined when it can. Locks the administrators. */
export async function mayNotChange(
  work: Work,
  account: StaffAccount,
  change: StaffChange,
): Promise<Refusal<'own-account' | 'staff-status' | 'last-administrator'> | undefined> {
  if (account.id === actingStaffId(work)) return refuse('own-account')
  if (!fits(work, account, change)) return refuse('staff-status', { status: account.status })
  const others = (await lockAdministrators(work)).filter((id) => id !== account.id)
  const stays = (change.action === 'role' && change.role === 'admin') || change.action === 'confirm-early'
  if (account.role === 'admin' && account.status === 'active' && !stays && others.length === 0)
    return refuse('last-administrator')
  return undefined
}

/** Members of staff as other staff read them. Each lookup is one query for all of them. */
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
  return accounts.map(({ id, createdAt, closedAt, confirmsFrom, ...account }) => {
    const seen = presence.get(id)
    const proposal = proposals.get(id)
    const waits = confirmsFrom !== undefined && work.now < confirmsFrom
    return {
      ...account,
      id: toWireId('staff', id),
      createdAt: createdAt.toISOString(),
      ...(closedAt === undefined ? {} : { closedAt: closedAt.toISOString() }),
      ...(waits ? { confirmsFrom: confirmsFrom.toISOString() } : {}),
      secondFactor: seen?.secondFactor ?? false,
      sessions: seen?.sessions ?? 0,
      ...(seen?.lastSeenAt === undefined ? {} : { lastSeenAt: seen.lastSeenAt.toISOString() }),
      ...(proposal === undefined
        ? {}
        : { proposal: { ...changeOf(proposal), ...proposalHead(proposal, names) } }),
    }
  })
}
