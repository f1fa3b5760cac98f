import { createHash } from 'node:crypto'
import type { OrderFacts, StatementFacts } from '../transfers/index.ts'

/** What a receipt tells: that the money arrived, or that it went back. */
export type ReceiptKind = 'delivery' | 'refund'
/** What any paper of a transfer tells; before either, what was ordered. */
export type IssueKind = 'order' | ReceiptKind

/** What was given out about a transfer; folio and code are the same on every copy. */
export interface Receipt {
  readonly id: string
  readonly transferId: string
  readonly folio: string
  /** Twelve signs that nobody can guess. */
  readonly code: string
}

/** One thing that the paper has said, and since when. */
export interface Issue {
  readonly kind: IssueKind
  readonly factsHash: Buffer
  readonly issuedAt: Date
}

/** Which receipt a transfer has now; undefined while it has none. */
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

/** The sha-256 of everything a receipt says: two papers with one code and different words differ in it. */
export function factsHashOf(receipt: Receipt, kind: ReceiptKind, facts: StatementFacts): Buffer {
  const { state: _now, ...told } = facts
  return hashOf({ folio: receipt.folio, code: receipt.code, kind, ...told })
}

/** The same of an order confirmation, which says nothing of what became of the order. */
export const orderHashOf = (receipt: Receipt, facts: OrderFacts): Buffer =>
  hashOf({ folio: receipt.folio, code: receipt.code, kind: 'order', ...facts })

function hashOf(said: object): Buffer {
  const text = JSON.stringify(said, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return createHash('sha256').update(text).digest()
}

/** '3F9A 01BC 77DE 20A4': the part of a hash that people compare by eye. */
export const fingerprintOf = (factsHash: Buffer): string =>
  (factsHash.toString('hex').slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ')

/** 'K7MP-Q2RT-X9WA', as it is printed. */
export const printedCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** A code as anyone types it: in any case, with or without hyphens and spaces. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
