import type { Id } from '@puente/contract'
import { createHash } from 'node:crypto'
import type { OrderFacts, StatementFacts } from '../../transfers/index.ts'

/** The kind of a receipt: a delivery or a refund. */
export type ReceiptKind = 'delivery' | 'refund'
/** The kind of any document of a transfer: the order confirmation or a receipt. */
export type IssueKind = 'order' | ReceiptKind

/** The documents of a transfer; every copy has the same folio and code. */
export interface Receipt {
  readonly id: Id<'receipt'>
  readonly transferId: Id<'transfer'>
  readonly folio: string
  /** Twelve random characters. */
  readonly code: string
}

/** One issued content of the documents, and since when. */
export interface Issue {
  readonly kind: IssueKind
  readonly factsHash: Buffer
  readonly issuedAt: Date
}

/** The kind of receipt that a transfer has now; undefined when it has none. */
export function receiptKindOf({ state }: Pick<StatementFacts, 'state'>): ReceiptKind | undefined {
  return state === 'delivered' ? 'delivery' : state === 'refunded' ? 'refund' : undefined
}

/**
 * What happened to the fee of a refunded transfer: it was never charged, it was given back with its IVA before it was
 * earned, or it was earned because the money had arrived, or could not for a reason of the customer's.
 */
export function feeOutcomeOf(facts: StatementFacts): 'not-charged' | 'given-back' | 'kept' {
  if (!facts.wasConverted) return 'not-charged'
  const allBack = facts.refundedMinor >= BigInt(facts.price.send.amount)
  return facts.deliveredAt === undefined && allBack ? 'given-back' : 'kept'
}

/** SHA-256 of everything in a receipt: documents with one code and different content differ in it. */
export function factsHashOf(receipt: Receipt, kind: ReceiptKind, facts: StatementFacts): Buffer {
  const { state: _now, ...rest } = facts
  return hashOf({ folio: receipt.folio, code: receipt.code, kind, ...rest })
}

/** As above for an order confirmation, which contains what became of its payment, not of its delivery. */
export const orderHashOf = (receipt: Receipt, facts: OrderFacts): Buffer =>
  hashOf({ folio: receipt.folio, code: receipt.code, kind: 'order', ...facts })

function hashOf(said: object): Buffer {
  const text = JSON.stringify(said, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest()
}

/** '3F9A 01BC 77DE 20A4': the part of a hash that people compare. */
export const fingerprintOf = (factsHash: Buffer): string =>
  (factsHash.toString('hex').slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ')

/** A code as printed: 'K7MP-Q2RT-X9WA'. */
export const printedCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** A typed code, in any case, with or without hyphens and spaces, in its stored form. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
