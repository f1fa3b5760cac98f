import { z } from 'zod/mini'
import { endpoint, fileEndpoint, XLSX } from '../endpoint.ts'
import { instant, pageOf, text, wireId, pesos, signedPesos } from '../shapes.ts'
import { taxDocumentTypes, taxFormats } from './staff-words.ts'

const who = ['treasury', 'officer'] as const
/** A month of Santiago: 2026-11 */
/**
 * A calendar month in America/Santiago.
 * @example 2026-11
 */
const month = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/))

/** What the accountant needs for one document. Amounts are never negative: a credit note takes away by its type. */
export const taxDocument = z.strictObject({
  type: z.enum(taxDocumentTypes),
  /** The journal in the books that the document is about: one document each, whenever it is asked for. */
  journal: text(36),
  at: instant,
  transferId: wireId('trf'),
  reference: text(20),
  netMinor: pesos,
  ivaMinor: pesos,
  totalMinor: pesos,
  /** Whom it is made out to; only an invoice names anyone. */
  receiver: z.optional(z.strictObject({ rut: text(14), name: text(200), address: z.optional(text(300)) })),
  /** Of a credit note: the document whose amounts it takes back. */
  cancels: z.optional(z.strictObject({ type: z.enum(taxDocumentTypes), at: instant })),
})
export type TaxDocumentWire = z.output<typeof taxDocument>

/** The tax of one month, in CLP. */
const taxMonth = z.strictObject({
  month,
  /** What the month moved on the accounts of earned fees and of IVA: its documents add up to exactly that. */
  netMinor: signedPesos,
  ivaMinor: signedPesos,
  totalMinor: signedPesos,
  /** Until when the books are counted, while the month lasts. */
  until: instant,
})
export type TaxMonthWire = z.output<typeof taxMonth>

export const getTaxMonth = endpoint({
  name: 'getTaxMonth',
  summary: 'What the fees of a month and their IVA come to in the books.',
  method: 'GET',
  path: '/api/tax-months/:month',
  who,
  params: z.strictObject({ month }),
  reply: taxMonth,
  refusals: [],
})

export const listTaxDocuments = endpoint({
  name: 'listTaxDocuments',
  summary: 'The tax documents that a month asks for, oldest first.',
  method: 'GET',
  path: '/api/tax-documents',
  who,
  query: z.strictObject({ month, after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(taxDocument),
  refusals: [],
})

export const exportTaxDocuments = fileEndpoint({
  name: 'exportTaxDocuments',
  summary: 'The same documents as a file for the accountant; making one is recorded.',
  method: 'GET',
  path: '/api/tax-documents/export',
  who,
  query: z.strictObject({ month, format: z.enum(taxFormats) }),
  stream: ['text/csv', XLSX, 'application/json'],
  refusals: [],
})
