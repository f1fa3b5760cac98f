import type { AuditEntry, AuditFact, CustomerSummary } from '@puente/contract/staff'
import { auditActionName, auditActorName, auditDetailMessages } from '@puente/contract/staff-texts'
import { instantCell } from '../../platform/lists/cells.ts'
import { columnsOf, type Exported } from '../../platform/lists/export.ts'
import type { AuditFilter, AuditRow } from './audit/audit.store.ts'
import { auditEntries, auditLists } from './audit/audit-trail.ts'
import { customerLists, customerSummaries } from './customers/customer-list.ts'
import type { CustomerFilter, CustomerRow } from './customers/customers.store.ts'
import { exportMessages as words } from './messages.es.ts'

/** The customers of the list as a file. */
export const exportedCustomers: Exported<CustomerFilter, CustomerRow, CustomerSummary> = {
  fileName: words.files.customers,
  list: customerLists.newest,
  view: customerSummaries,
  columns: columnsOf(words.customers, {
    id: (row: CustomerSummary) => row.id,
    name: (row) => row.name,
    rut: (row) => row.rut,
    kind: (row) => words.kinds[row.kind],
    status: (row) => words.statuses[row.status],
    level: (row) => words.levels[row.level],
    createdAt: (row) => instantCell(row.createdAt),
  }),
}

const { facts: factNames, codes } = auditDetailMessages
const nameIn = (names: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(names, code) ? names[code] : undefined

/** A detail of a line with its name; a code in words where it has them. */
const factText = ({ name, value, named }: AuditFact): string =>
  `${nameIn(factNames, name) ?? factNames.other}: ${named ?? nameIn(codes, value) ?? value}`

/** The lines of the audit trail as a file, without network addresses. */
export const exportedAudit: Exported<AuditFilter, AuditRow, AuditEntry> = {
  fileName: words.files.audit,
  list: auditLists.newest,
  view: auditEntries,
  columns: columnsOf(words.audit, {
    at: (row: AuditEntry) => row.at,
    actor: ({ actor }) => actor.name ?? auditActorName(actor.kind, actor.id),
    actorId: ({ actor }) => actor.id,
    action: (row) => auditActionName(row.action) ?? words.otherAction,
    subject: (row) => row.subject,
    outcome: ({ outcome }) =>
      words.outcomes[outcome.startsWith('refused:') ? 'refused' : (outcome as 'done')] ??
      words.outcomes.other,
    refusal: ({ outcome }) => /^refused:(.+)$/.exec(outcome)?.[1],
    requestId: (row) => row.requestId,
    facts: ({ facts }) => facts.map(factText).join('; '),
  }),
}
