import { z } from 'zod/mini'
import { endpoint, fileEndpoint, XLSX } from '../endpoint.ts'
import { instant, pageOf, text, wireId, pesos, signedPesos } from '../shapes.ts'
import { taxDocumentTypes, taxFormats } from './staff-words.ts'

const who = ['treasury', 'officer'] as const
/**
 * A calendar month in America/Santiago.
 * @example 2026-11
 */
const month = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/))

/**
 * The receiver of an invoice. The tax service requires its activity (GiroRecep), address (DirRecep) and comuna
 * (CmnaRecep); each is absent when it is not known.
 */
const taxReceiver = z.strictObject({
  rut: text(14),
  name: text(200),
  /** The name of the economic activity in the company's file now. The tax service takes 40 characters. */
  activity: z.optional(text(200)),
  address: z.optional(text(300)),
  /** The name of the comuna of the address. */
  comuna: z.optional(text(80)),
})

/**
 * The data of one tax document, for the accountant. Amounts are never negative: the type of a credit note
 * makes it a deduction.
 */
export const taxDocument = z.strictObject({
  type: z.enum(taxDocumentTypes),
  /**
   * The journal that the document is about. Each journal has exactly one document, and every request returns
   * the same one.
   */
  journal: text(36),
  at: instant,
  transferId: wireId('transfer'),
  reference: text(20),
  netMinor: pesos,
  ivaMinor: pesos,
  totalMinor: pesos,
  /** The recipient of the document; only invoices and the credit notes on them name one. */
  receiver: z.optional(taxReceiver),
  /** For a credit note: the document that it cancels. */
  cancels: z.optional(z.strictObject({ type: z.enum(taxDocumentTypes), at: instant })),
})
export type TaxDocumentWire = z.output<typeof taxDocument>

/** The tax of one month, in CLP. */
const taxMonth = z.strictObject({
  month,
  /**
   * The month's movement on the accounts of earned fees and of IVA. The month's documents add up to exactly
   * this amount.
   */
  netMinor: signedPesos,
  ivaMinor: signedPesos,
  totalMinor: signedPesos,
  /** The instant up to which the books are included, while the month is not over. */
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

/** How many invoices of a month lack data of their receiver. An invoice may lack several. */
const taxGaps = z.strictObject({
  month,
  invoices: z.int(),
  /** Invoices that lack at least one of the data. */
  incomplete: z.int(),
  withoutActivity: z.int(),
  withoutAddress: z.int(),
  withoutComuna: z.int(),
})
export type TaxGapsWire = z.output<typeof taxGaps>

export const getTaxGaps = endpoint({
  name: 'getTaxGaps',
  summary: 'How many invoices of a month lack data of their receiver that the tax service requires.',
  method: 'GET',
  path: '/api/tax-months/:month/gaps',
  who,
  params: z.strictObject({ month }),
  reply: taxGaps,
  refusals: [],
})

export const listTaxDocuments = endpoint({
  name: 'listTaxDocuments',
  summary: 'The tax documents of a month, oldest first.',
  method: 'GET',
  path: '/api/tax-documents',
  who,
  query: z.strictObject({ month, after: z.optional(text(200)), limit: z.optional(z.int()) }),
  reply: pageOf(taxDocument),
  refusals: [],
})

export const exportTaxDocuments = fileEndpoint({
  name: 'exportTaxDocuments',
  summary: 'The tax documents of the month as a file for the accountant; the download is recorded.',
  method: 'GET',
  path: '/api/tax-documents/export',
  who,
  query: z.strictObject({
    month,
    /** Default: `csv`. */
    format: z.optional(z.enum(taxFormats)),
  }),
  stream: ['text/csv', XLSX, 'application/json'],
  refusals: [],
})
