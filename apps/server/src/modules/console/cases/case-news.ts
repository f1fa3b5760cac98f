import { toWireId, type Id, type IdKind, type StaffRole } from '@puente/contract'
import { caseKinds, caseRoles, type CaseKind, type CaseNewsItem } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import type { Work } from '../../../platform/work.ts'
import { staffNames } from '../../access/index.ts'
import { newsFor, type CaseNews } from '../../assignments/index.ts'
import { customersFor } from '../../customers/index.ts'
import { caseFacts } from './case-facts.store.ts'

/** The kinds of cases on which a role works. */
export const casesOfRole = (role: StaffRole): CaseKind[] =>
  caseKinds.filter((kind) => caseRoles(kind).includes(role))

/** The news of a person, the newest first. */
export const newsList: List<
  { readonly staffId: Id<'staff'>; readonly kinds: readonly CaseKind[] },
  CaseNews
> = {
  name: 'case-news',
  keyOf: ({ id }) => [id],
  read: newsFor,
}

/** The rows of the list of news. Names, customers and references are read by one query each. */
export async function newsItems(work: Work, rows: readonly CaseNews[]): Promise<CaseNewsItem[]> {
  const facts = await caseFacts(work, rows)
  const names = await staffNames(work, [
    ...new Set(rows.flatMap(({ byStaff, toStaff }) => [byStaff, toStaff].filter((one) => one !== null))),
  ])
  const customers = await customersFor(work, [
    ...new Set([...facts.values()].flatMap(({ customerId }) => customerId ?? [])),
  ])
  const named = (id: Id<'staff'>) => ({ id: toWireId('staff', id), name: names.get(id) ?? '' })
  return rows.map(({ id, kind, subject, what, byStaff, toStaff, at, isRead }) => {
    const { reference = null, customerId = null } = facts.get(subject) ?? {}
    const customer = customers.get(customerId ?? '')
    return {
      id: toWireId('note', id),
      caseId: toWireId<IdKind>(kind, subject),
      what,
      ...(byStaff === null ? {} : { by: named(byStaff) }),
      ...(toStaff === null ? {} : { to: named(toStaff) }),
      ...(customer === undefined
        ? {}
        : { customer: { id: toWireId('customer', customer.id), name: customer.name, kind: customer.kind } }),
      ...(reference === null ? {} : { reference }),
      at: at.toISOString(),
      isRead,
    }
  })
}
