import type { PublicState } from '@puente/contract'
import { bridgePlaceOf, type BridgePlace } from '@puente/contract/bridge'
import { formatMoney, fromWire, type MoneyWire } from '@puente/money'
import { fingerprintOf, printedCode } from './receipts/receipt.ts'

/** One row of a document: label and value, an optional note in smaller letters, and bold where it matters. */
export interface PaperRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly strong?: boolean
}

export interface PaperSection {
  readonly heading: string
  readonly rows: readonly PaperRow[]
  /** Paragraphs below the rows. */
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

/** The bridge line of a document: the names of both ends and the place of the money. */
export interface PaperBridge {
  readonly from: string
  readonly to: string
  readonly place: BridgePlace
}

/** The content of a receipt with all its texts: drawing adds nothing and omits nothing. */
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
  readonly bridge?: PaperBridge
  /** Blocks from top to bottom; the sections of a block are side by side. */
  readonly blocks: readonly (readonly PaperSection[])[]
  readonly foot: PaperFoot | VerifiedFoot
}

const countries = new Intl.DisplayNames('es-CL', { type: 'region' })
/** 'Estados Unidos' of 'US'. */
export const countryName = (code: string): string => countries.of(code) ?? code
/** The bridge line from Chile to a country. */
export const bridgeTo = (country: string, state: PublicState): PaperBridge => ({
  from: countryName('CL'),
  to: countryName(country),
  place: bridgePlaceOf(state),
})
/** An amount with its currency. */
export const amount = (wire: MoneyWire): string => formatMoney(fromWire(wire), { code: true })
/** Pesos with their currency. */
export const pesos = (minor: bigint): string => amount({ amount: String(minor), currency: 'CLP' })

/** The verification address and code of a document, as printed. */
export const footOf = (
  code: string,
  hash: Buffer,
  publicUrl: string,
): Omit<VerifiedFoot, 'what' | 'legal'> => ({
  url: new URL(`/verify-receipt/${code}`, publicUrl).href,
  code: printedCode(code),
  fingerprint: fingerprintOf(hash),
})
