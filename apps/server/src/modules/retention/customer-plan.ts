import type { Id } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import type { OwnerIds, Scope } from '../../platform/data/encryption/erase.ts'
import { customerIdsOf, membersOf } from '../access/index.ts'
import { openThingsOf } from '../closures/index.ts'
import { santiagoDay } from '../corridors/index.ts'
import { personalColumns } from './customer-columns.ts'
import { classPlan, retentionTerms, type ClassPlan } from './class-terms.ts'
import { standingOf, transferIdsOf } from './standing.store.ts'

/** The classes that have rows of customers. */
const customerClasses: ReadonlySet<string> = new Set(
  personalColumns.flatMap(({ dataClass, of }) => (of === undefined ? [] : [dataClass])),
)

/** What may go of a customer today. */
export interface CustomerPlan {
  readonly customerId: Id<'customer'>
  /** A legal hold, or a transfer, refund or debt that has not ended: nothing goes. */
  readonly isBlocked: boolean
  readonly classes: readonly ClassPlan[]
}

export async function planOf(work: Work, customerId: Id<'customer'>): Promise<CustomerPlan> {
  const terms = await retentionTerms(work)
  const standing = await standingOf(work, customerId)
  const today = santiagoDay(work.now).day
  const isBlocked =
    standing === undefined || standing.legalHold || (await openThingsOf(work, customerId)).length > 0
  const classes = [...terms].flatMap(([dataClass, one]) => {
    if (!customerClasses.has(dataClass)) return []
    const plan = classPlan(dataClass, one, standing, today)
    return [isBlocked ? { ...plan, until: undefined, mayGo: false } : plan]
  })
  return { customerId, isBlocked, classes }
}

/** Whether a class of a customer has ended, so that it no longer keeps the data of its users. */
const hasEnded = ({ classes }: CustomerPlan, { dataClass }: ClassPlan): boolean =>
  classes.some((one) => one.dataClass === dataClass && one.mayGo)

/** Returns the scope of the rows of a class. Members, transfers and the plans of others are read once. */
export function scopesOf(
  work: Work,
  { customerId }: CustomerPlan,
): (plan: ClassPlan, all?: boolean) => Promise<Scope & { readonly owners: OwnerIds }> {
  let transfer: Promise<readonly string[]> | undefined
  let members: Promise<readonly string[]> | undefined
  const plans = new Map<string, CustomerPlan>()
  const otherPlans = async (userId: string): Promise<CustomerPlan[]> => {
    const found: CustomerPlan[] = []
    for (const id of await customerIdsOf(work, userId)) {
      if (id === customerId) continue
      const plan = plans.get(id) ?? (await planOf(work, id))
      plans.set(id, plan)
      found.push(plan)
    }
    return found
  }
  /** Users whose data only this customer keeps. Rows that end by their age do not depend on other customers. */
  const usersOf = async (plan: ClassPlan): Promise<readonly string[]> => {
    const users: string[] = []
    for (const userId of await (members ??= membersOf(work, customerId))) {
      const others = plan.before === undefined ? await otherPlans(userId) : []
      if (others.every((other) => hasEnded(other, plan))) users.push(userId)
    }
    return users
  }
  return async (plan, all = false) => {
    const owners: OwnerIds = {
      customer: [customerId],
      user: await usersOf(plan),
      transfer: await (transfer ??= transferIdsOf(work, customerId)),
    }
    return { dataClass: plan.dataClass, owners, before: all ? undefined : plan.before }
  }
}
