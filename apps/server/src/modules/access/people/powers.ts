import { hasPower, type Power } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { memberRole, membersFor } from './members.store.ts'

/** Upper bound of the names shown. */
const NAMED_MAX = 5

/** Names of members who have this power for the acting customer, the longest-standing first, at most five. */
export async function namesWithPower(work: Work, power: Power): Promise<readonly string[]> {
  if (work.actor.kind !== 'customer') return []
  const members = await membersFor(work, work.actor.customerId)
  return members
    .filter(({ role }) => hasPower(role, power))
    .slice(0, NAMED_MAX)
    .map(({ name }) => name)
}

/** Whether the acting user has this power for the customer they act for. */
export async function actingMay(work: Work, power: Power): Promise<boolean> {
  const { actor } = work
  if (actor.kind !== 'customer') return false
  const role = await memberRole(work, actor.customerId, actor.userId)
  return role !== undefined && hasPower(role, power)
}
