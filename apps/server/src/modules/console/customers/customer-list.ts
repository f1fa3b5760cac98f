import { fromWireId, toWireId, type TimeOrder } from '@puente/contract'
import { parseRut } from '@puente/contract/corridors'
import type { CustomerSummary } from '@puente/contract/staff'
import type { List } from '../../../platform/lists/list.ts'
import { listsInOrders } from '../../../platform/lists/orders.ts'
import { rutBeginningIn } from '../../../platform/data/indexes/search-index.ts'
import type { Work } from '../../../platform/work.ts'
import { normalEmail, userIdOf } from '../../access/index.ts'
import { customerIdOf, customersFor, nameQuery, rutPartQuery, type Customer } from '../../customers/index.ts'
import {
  customerOrders,
  customerRows,
  customersOfRutPart,
  customersOfUser,
  type CustomerFilter,
  type CustomerRow,
} from './customers.store.ts'

/** Customers in each order of their list. */
export const customerLists: Readonly<Record<TimeOrder, List<CustomerFilter, CustomerRow>>> = listsInOrders(
  'customers',
  customerOrders,
  customerRows,
)

/**
 * Resolves a search text: a RUT, an e-mail or an id means one customer, the beginning of a RUT those who have it, and any
 * other text is part of a name.
 */
export async function customersMatching(
  work: Work,
  typed: string,
): Promise<Pick<CustomerFilter, 'ids' | 'named'>> {
  const text = typed.trim()
  const id = fromWireId('customer', text)
  if (id !== undefined) return { ids: [id] }
  const rut = parseRut(text)
  const beginning = rutBeginningIn(text)
  if ('normalised' in rut || beginning !== undefined) {
    const whole = 'normalised' in rut ? await customerIdOf(work, rut.normalised) : undefined
    // A text without a hyphen may be a whole RUT and also the beginning of another.
    const begun =
      beginning === undefined ? [] : await customersOfRutPart(work, rutPartQuery(work.vault, beginning))
    return { ids: [...(whole === undefined ? [] : [whole]), ...begun] }
  }
  if (text.includes('@')) {
    const userId = await userIdOf(work, normalEmail(text))
    return { ids: userId === undefined ? [] : await customersOfUser(work, userId) }
  }
  const named = nameQuery(work.vault, text)
  return named === undefined ? { ids: [] } : { named }
}

/** Customers as rows of the list, in the given order, from one query. */
export async function customerSummaries(
  work: Work,
  rows: readonly CustomerRow[],
): Promise<CustomerSummary[]> {
  const found = await customersFor(
    work,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, createdAt }) => {
    const customer = found.get(id)
    return customer === undefined ? [] : [summaryOf(customer, createdAt)]
  })
}

/** A customer as the list shows it. */
export const summaryOf = (customer: Customer, createdAt: Date): CustomerSummary => ({
  id: toWireId('customer', customer.id),
  kind: customer.kind,
  name: customer.name,
  ...(customer.rut === undefined ? {} : { rut: customer.rut }),
  status: customer.status,
  level: customer.level,
  identity: customer.identity,
  createdAt: createdAt.toISOString(),
})
