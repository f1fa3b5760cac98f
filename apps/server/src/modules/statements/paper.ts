import { formatMoney, fromWire, type MoneyWire } from '@puente/money'
import { fingerprintOf, printedCode } from './receipt.ts'

/** One line of a paper: what it is, and how much; a note in smaller letters below, and weight where it counts. */
export interface PaperRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly strong?: boolean
}

export interface PaperSection {
  readonly heading: string
  readonly rows: readonly PaperRow[]
  /** Sentences below the rows, each a paragraph of its own. */
  readonly texts?: readonly string[]
  readonly remark?: string
}

/** The disclaimer of a document. */
export interface PaperFoot {
  readonly legal: string
}

/** The disclaimer of a document that anyone can verify by its code. */
export interface VerifiedFoot extends PaperFoot {
  readonly url: string
  readonly code: string
  readonly fingerprint: string
  readonly what: string
}

/** Everything a receipt says, in the words it says it: drawing adds nothing and leaves nothing out. */
export interface Paper {
  readonly brand: string
  readonly kind: 'person' | 'company'
  readonly title: string
  readonly folio: string
  readonly issuedAt: string
  readonly issuedAtDate: Date
  readonly from: { readonly label: string; readonly amount: string }
  readonly to: { readonly label: string; readonly amount: string }
  readonly state: string
  readonly good: boolean
  /** From top to bottom; what stands in one block stands side by side. */
  readonly blocks: readonly (readonly PaperSection[])[]
  readonly foot: PaperFoot | VerifiedFoot
}

const countries = new Intl.DisplayNames('es-CL', { type: 'region' })
/** 'Estados Unidos' of 'US'. */
export const countryName = (code: string): string => countries.of(code) ?? code
/** An amount with its currency. */
export const amount = (wire: MoneyWire): string => formatMoney(fromWire(wire), { code: true })
/** Pesos with their currency. */
export const pesos = (minor: bigint): string => amount({ amount: String(minor), currency: 'CLP' })

/** Where a code is verified, and what is printed of it. */
export const footOf = (
  code: string,
  hash: Buffer,
  publicUrl: string,
): Omit<VerifiedFoot, 'what' | 'legal'> => ({
  url: new URL(`/verify-receipt/${code}`, publicUrl).href,
  code: printedCode(code),
  fingerprint: fingerprintOf(hash),
})
