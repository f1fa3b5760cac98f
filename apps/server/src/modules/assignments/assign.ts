import { toWireId, type Id, type IdKind } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import * as store from './assignments.store.ts'
import type { Case } from './case.ts'

/** The member of staff who acts. */
function actingStaff(work: Work): Id<'staff'> {
  if (work.actor.kind !== 'staff') throw new Error('only staff are assigned to cases')
  return work.actor.staffId
}

/** The person to whom a case is assigned, who is not the one whom the caller saw. */
export interface AssignedOtherwise {
  readonly assignedTo: Id<'staff'>
}

/**
 * Assigns a case to a member of staff, or releases it, if it is free or assigned to `from`, the person whom the caller
 * saw. The caller makes sure that the case is open and that the person may work on it.
 */
export async function assign(
  work: Work,
  on: Case,
  change: { readonly from: Id<'staff'> | undefined; readonly to: Id<'staff'> | undefined },
): Promise<true | AssignedOtherwise> {
  const by = actingStaff(work)
  const now = await store.lockAssignment(work, on)
  if (now?.staffId === change.to) return true
  if (now !== undefined && now.staffId !== change.from) return { assignedTo: now.staffId }
  if (change.to === undefined) await store.deleteAssignment(work, on)
  else if (now !== undefined) await store.setAssignee(work, on, change.to, by)
  else if (!(await store.insertAssignment(work, on, change.to, by))) {
    return assign(work, on, change)
  }
  await work.audit({
    action: change.to === undefined ? 'release-case' : 'assign-case',
    subject: toWireId<IdKind>(on.kind, on.subject),
    ...(change.to === undefined ? {} : { facts: { to: toWireId('staff', change.to) } }),
  })
  return true
}

/** Assigns a case to the acting member of staff, also from a colleague. */
export async function take(work: Work, on: Case): Promise<void> {
  const by = actingStaff(work)
  const now = await store.lockAssignment(work, on)
  if (now?.staffId === by) return
  if (now === undefined && (await store.insertAssignment(work, on, by, by))) return
  await store.setAssignee(work, on, by, by)
}

/** The colleague to whom a case is assigned, if it is not the acting member of staff. Locks the assignment. */
export async function assignedToAnother(work: Work, on: Case): Promise<Id<'staff'> | undefined> {
  const by = actingStaff(work)
  const now = await store.lockAssignment(work, on)
  return now === undefined || now.staffId === by ? undefined : now.staffId
}
