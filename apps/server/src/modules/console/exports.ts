import type { AuditEntry, CustomerSummary } from '@puente/contract/staff'
import { formatDateTime } from '@puente/money'
import type { Actor } from '../../platform/actor.ts'
import { csvOf, type Column } from '../../platform/lists/csv.ts'
import { batchesOf } from '../../platform/lists/list.ts'
import type { Runtime } from '../../platform/work.ts'
import type { AuditFilter } from './audit.store.ts'
import { auditEntries, auditTrail } from './audit-trail.ts'
import { customerList, customerSummaries } from './customer-list.ts'
import type { CustomerFilter } from './customers.store.ts'
import { exportMessages as words } from './messages.es.ts'

const customerColumns: readonly Column<CustomerSummary>[] = [
  { heading: words.customers.id, cell: ({ id }) => id },
  { heading: words.customers.name, cell: ({ name }) => name },
  { heading: words.customers.rut, cell: ({ rut }) => rut ?? '' },
  { heading: words.customers.kind, cell: ({ kind }) => words.kinds[kind] },
  { heading: words.customers.status, cell: ({ status }) => words.statuses[status] },
  { heading: words.customers.level, cell: ({ level }) => words.levels[level] },
  { heading: words.customers.createdAt, cell: ({ createdAt }) => formatDateTime(new Date(createdAt)) },
]

/** All rows of the list of customers under the same filter, as chunks of a CSV file. */
export const exportCustomers = (
  runtime: Runtime,
  actor: Actor,
  filter: CustomerFilter,
): AsyncGenerator<string> =>
  csvOf(customerColumns, batchesOf(runtime, actor, customerList, filter, customerSummaries))

const auditColumns: readonly Column<AuditEntry>[] = [
  { heading: words.audit.at, cell: ({ at }) => at },
  { heading: words.audit.actor, cell: ({ actor }) => actor.name ?? actor.kind },
  { heading: words.audit.actorId, cell: ({ actor }) => actor.id ?? '' },
  { heading: words.audit.action, cell: ({ action }) => action },
  { heading: words.audit.subject, cell: ({ subject }) => subject ?? '' },
  { heading: words.audit.outcome, cell: ({ outcome }) => outcome },
  { heading: words.audit.requestId, cell: ({ requestId }) => requestId },
  {
    heading: words.audit.facts,
    cell: ({ facts }) => facts.map(({ name, value }) => `${name}=${value}`).join(' '),
  },
]

/** All rows of the audit trail under the same filter, as chunks of a CSV file. */
export const exportAudit = (runtime: Runtime, actor: Actor, filter: AuditFilter): AsyncGenerator<string> =>
  csvOf(auditColumns, batchesOf(runtime, actor, auditTrail, filter, auditEntries))
