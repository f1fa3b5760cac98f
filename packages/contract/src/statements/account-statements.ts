import { z } from 'zod/mini'
import { endpoint, fileEndpoint, XLSX } from '../endpoint.ts'
import { day, instant, moneyShape, pageOf, text, wireId, pesos } from '../shapes.ts'
import { statementFormats, statementGroups } from './words.ts'

/** The totals of transfers, in CLP except `received`. Fee and IVA are those earned, at the first delivery. */
const sums = {
  transfers: z.int(),
  orderedMinor: pesos,
  feeNetMinor: pesos,
  feeIvaMinor: pesos,
  refundedMinor: pesos,
  /** What recipients received, by currency. */
  received: z.array(moneyShape),
}
/** The totals of a statement, in CLP and by group. */
export const statementTotals = z.strictObject({
  ...sums,
  groups: z.array(z.strictObject({ group: z.enum(statementGroups), ...sums })),
})
export type StatementTotalsWire = z.output<typeof statementTotals>

/** A customer’s statement of account of a period. */
const statementShape = z.strictObject({
  id: wireId('statement'),
  folio: text(20),
  /** Days in Santiago, both included. */
  from: day,
  to: day,
  issuedAt: instant,
  totals: statementTotals,
})
export type StatementWire = z.output<typeof statementShape>

export const issueStatement = endpoint({
  name: 'issueStatement',
  summary: 'Issues a statement of a period of at most 366 days; the same one while nothing in it changes.',
  method: 'POST',
  path: '/api/statements',
  who: 'customer',
  power: 'read',
  idempotent: true,
  body: z.strictObject({ from: day, to: day }),
  reply: statementShape,
  status: 201,
  refusals: [],
})

export const listStatements = endpoint({
  name: 'listStatements',
  summary: 'The statements issued to the caller, newest first.',
  method: 'GET',
  path: '/api/statements',
  who: 'customer',
  power: 'read',
  query: z.strictObject({ after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(statementShape),
  refusals: [],
})

export const getStatementFile = fileEndpoint({
  name: 'getStatementFile',
  summary: 'A statement as a file, while it is current; every transfer of its period, oldest first.',
  method: 'GET',
  path: '/api/statements/:id/file',
  who: 'customer',
  power: 'read',
  owns: 'statement',
  params: z.strictObject({ id: wireId('statement') }),
  query: z.strictObject({ format: z.enum(statementFormats) }),
  stream: ['application/pdf', 'text/csv', XLSX],
  refusals: ['statement-changed', 'too-many-for-pdf'],
})

/** What the verification code of a statement confirms, without personal data. */
const statementVerification = z.strictObject({
  folio: text(20),
  from: day,
  to: day,
  issuedAt: instant,
  fingerprint: text(20),
  holder: z.strictObject({ kind: z.enum(['person', 'company']), initials: text(20) }),
  totals: statementTotals,
  /** Whether its transfers still have the stated outcome. */
  isCurrent: z.boolean(),
})
export type StatementVerificationWire = z.output<typeof statementVerification>

export const verifyStatement = endpoint({
  name: 'verifyStatement',
  summary: 'The statement with this code, for public verification.',
  method: 'GET',
  path: '/api/statement-verifications/:code',
  who: 'anyone',
  atMost: { times: 60, perMinutes: 10 },
  params: z.strictObject({
    /** The verification code that is printed on the statement. */
    code: text(40),
  }),
  reply: statementVerification,
  refusals: [],
})
