import { z } from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { exportEndpoint } from '../list-files.ts'
import { timeOrders } from '../list-orders.ts'
import { day, instant, pageOf, text } from '../shapes.ts'
import { auditKinds } from './staff-words.ts'

const readers = ['officer', 'admin'] as const

const filter = {
  /** The actor: the name of a person, the id of a member of staff or user, or the name of an automatic job. */
  actor: z.optional(text(80)),
  /** The action, such as `signIn`. */
  action: z.optional(text(60)),
  /** What it is about: its id, or what a search finds it by: a name, a RUT, a reference; a setting by its kind and key. */
  subject: z.optional(text(120)),
  kind: z.optional(z.enum(auditKinds)),
  from: z.optional(day),
  to: z.optional(day),
}

/** A detail of an action. */
const auditFact = z.strictObject({
  name: text(60),
  value: text(400, 0),
  /** The name of what the value identifies. */
  named: z.optional(text(200, 0)),
})
export type AuditFact = z.output<typeof auditFact>

/** What an action is about. */
const auditObject = z.strictObject({
  /** The kind of its id. */
  kind: text(40),
  /** Its name, reference or folio, and whose it is. */
  name: z.optional(text(200)),
})

/** A further line of the same act: one transaction of one request. */
const auditLine = z.strictObject({
  id: text(40),
  action: text(60),
  subject: z.optional(text(120)),
  object: z.optional(auditObject),
  outcome: text(80),
  facts: z.array(auditFact),
})
export type AuditLineWire = z.output<typeof auditLine>

/** A recorded act: who did what, when, and to what. */
export const auditEntry = z.strictObject({
  /** The id of the entry. */
  id: text(40),
  at: instant,
  actor: z.strictObject({
    kind: z.enum(['customer', 'staff', 'partner', 'system', 'anyone']),
    /** The id of a member of staff or user, or the name of a partner or automatic job. */
    id: z.optional(text(80)),
    /** Present for a member of staff and a user. */
    name: z.optional(text(200)),
  }),
  action: text(60),
  subject: z.optional(text(120)),
  object: z.optional(auditObject),
  outcome: text(80),
  requestId: text(80),
  /** The client's network address, until it is deleted. Exported files do not contain it. */
  address: z.optional(text(64)),
  facts: z.array(auditFact),
  /** The other lines of the act, in the order in which they were written. */
  lines: z.array(auditLine),
})
export type AuditEntry = z.output<typeof auditEntry>

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  summary: 'The audit trail, newest or oldest first; lines of compliance are visible to the officer only.',
  method: 'GET',
  path: '/api/audit-entries',
  who: readers,
  query: z.strictObject({
    ...filter,
    /** Default: 'newest'. */
    order: z.optional(z.enum(timeOrders)),
    after: z.optional(text(300)),
    limit: z.optional(z.int()),
  }),
  reply: pageOf(auditEntry),
  refusals: [],
})

export const exportAuditEntries = exportEndpoint({
  name: 'exportAuditEntries',
  of: listAuditEntries,
  who: readers,
})
