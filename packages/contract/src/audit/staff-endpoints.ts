import { z } from 'zod/mini'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { day, instant, pageOf, text } from '../shapes.ts'

const readers = ['officer', 'admin'] as const

const filter = {
  /** The actor: the id of a member of staff or user, or the name of an automatic job. */
  actor: z.optional(text(80)),
  /** The action, such as `signIn`. */
  action: z.optional(text(60)),
  /** The id of the subject of the action. */
  subject: z.optional(text(80)),
  from: z.optional(day),
  to: z.optional(day),
}

/** A recorded action: who did what, when, and to what. */
export const auditEntry = z.strictObject({
  /** The id of the entry. */
  id: text(40),
  at: instant,
  actor: z.strictObject({
    kind: z.enum(['customer', 'staff', 'partner', 'system', 'anyone']),
    /** The id of a member of staff or user, or the name of a partner or automatic job. */
    id: z.optional(text(80)),
    /** Present for a member of staff. */
    name: z.optional(text(200)),
  }),
  action: text(60),
  subject: z.optional(text(120)),
  outcome: text(80),
  requestId: text(80),
  /** The client's network address, until it is deleted. Exported files do not contain it. */
  address: z.optional(text(64)),
  facts: z.array(z.strictObject({ name: text(60), value: text(400, 0) })),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  summary: 'The audit trail, newest first; lines of compliance are visible to the officer only.',
  method: 'GET',
  path: '/api/audit-entries',
  who: readers,
  query: z.strictObject({ ...filter, after: z.optional(text(300)), limit: z.optional(z.int()) }),
  reply: pageOf(auditEntry),
  refusals: [],
})

export const exportAuditEntries = fileEndpoint({
  name: 'exportAuditEntries',
  summary: 'All lines of the list, as a spreadsheet; the download is recorded.',
  method: 'GET',
  path: '/api/audit-entries/export',
  who: readers,
  query: z.strictObject({ format: z.enum(['csv']), ...filter }),
  stream: 'text/csv',
  refusals: [],
})
