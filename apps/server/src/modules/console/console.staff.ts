import { fromWireId, isRefusal, type StaffRole } from '@puente/contract'
import { staffEndpoints as endpoints } from '@puente/contract/staff'
import type { Actor } from '../../platform/actor.ts'
import { door, type Door } from '../../platform/http/door.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import { auditEntries, auditFilterFrom, auditTrail } from './audit-trail.ts'
import { customerList, customersMeant, customerSummaries } from './customer-list.ts'
import { customerFile } from './customer-file.ts'
import { customerPage } from './customer-page.ts'
import type { CustomerFilter } from './customers.store.ts'
import { exportAudit, exportCustomers } from './exports.ts'
import { deciderFor, proposalList, proposalViews } from './proposals.ts'
import { searchFor } from './search.ts'
import { workQueue } from './work-queue.ts'

/** Who of the staff asks. */
function staffOf(actor: Actor): { readonly staffId: string; readonly role: StaffRole } {
  if (actor.kind !== 'staff') throw new Error('a staff door was opened for someone else')
  return actor
}

async function filterOf(
  work: Work,
  { kind, status, level, search }: CustomerFilter & { readonly search?: string | undefined },
): Promise<CustomerFilter> {
  return { kind, status, level, ...(search === undefined ? {} : await customersMeant(work, search)) }
}

const customerDoors: readonly Door[] = [
  door(endpoints.listCustomers, async (work, { query }) => {
    const page = await pageOf(work, customerList, await filterOf(work, query), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await customerSummaries(work, rows), ...next }
  }),
  door(endpoints.exportCustomers, async (work, { query, actor }) => {
    const filter = await filterOf(work, query)
    await work.audit({ action: 'export-customers' })
    return { fileName: 'clientes.csv', write: (desk) => exportCustomers(desk, actor, filter) }
  }),
  door(endpoints.getCustomer, (work, { params, actor }) =>
    customerPage(work, fromWireId('customer', params.id) ?? '', staffOf(actor).role),
  ),
  door(endpoints.getCustomerFile, (work, { params }) =>
    customerFile(work, fromWireId('customer', params.id) ?? ''),
  ),
]

const auditDoors: readonly Door[] = [
  door(endpoints.listAuditEntries, async (work, { query, actor }) => {
    const filter = auditFilterFrom(staffOf(actor).role, query)
    const page = isRefusal(filter) ? filter : await pageOf(work, auditTrail, filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await auditEntries(work, rows), ...next }
  }),
  door(endpoints.exportAuditEntries, async (work, { query, actor }) => {
    const filter = auditFilterFrom(staffOf(actor).role, query)
    if (isRefusal(filter)) return filter
    await work.audit({ action: 'export-audit-entries' })
    return { fileName: 'auditoria.csv', write: (desk) => exportAudit(desk, actor, filter) }
  }),
]

/** What staff find across nouns: what waits for them, whatever they look for, customers and the audit trail. */
export const consoleDoors: readonly Door[] = [
  door(endpoints.getWorkQueue, async (work, { actor }) => ({
    at: work.now.toISOString(),
    queues: await workQueue(work, staffOf(actor)),
  })),
  door(endpoints.listProposals, async (work, { query, actor }) => {
    const { staffId, role } = staffOf(actor)
    const page = await pageOf(work, proposalList, deciderFor(staffId, role), query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await proposalViews(work, rows), ...next }
  }),
  door(endpoints.search, async (work, { query, actor }) => ({
    items: await searchFor(work, staffOf(actor).role, query.text),
  })),
  ...customerDoors,
  ...auditDoors,
]
