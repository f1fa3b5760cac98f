import type { Id } from '@puente/contract'
import type { BreakKind, ItemSide } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'

/** One movement, of the bank or of the books; a positive amount was received. */
export interface Item {
  readonly id: Id<'break'>
  readonly accountId: bigint
  readonly code: string
  readonly currency: string
  readonly side: ItemSide
  readonly statementId: Id<'bank-statement'> | undefined
  readonly journalId: string | undefined
  readonly subject: string | undefined
  readonly position: number | undefined
  readonly day: string
  readonly amountMinor: bigint
  readonly kind: string
  readonly refs: readonly string[]
  readonly rutIndex: Buffer | undefined
  readonly detail: Buffer | undefined
  readonly state: 'open' | 'matched' | 'refused'
  readonly matchId: Id<'match'> | undefined
  readonly rule: string | undefined
  readonly staffId: Id<'staff'> | undefined
}

/** The text of a bank's line. Stored encrypted. */
export interface ItemDetail {
  readonly words: string
  readonly name?: string | undefined
  readonly rut?: string | undefined
}

/** The kind of a break: only in the bank or only in the books, received or sent. */
export const breakKind = ({ side, amountMinor }: Pick<Item, 'side' | 'amountMinor'>): BreakKind =>
  side === 'bank' ? (amountMinor > 0n ? 'bank-in' : 'bank-out') : amountMinor > 0n ? 'books-in' : 'books-out'

/** What a detail is encrypted for. */
export const DETAIL = 'reconciliation.item.detail'

/** The decrypted text of a bank's line; undefined for an entry of the books. */
export const detailOf = ({ vault }: Pick<Work, 'vault'>, { id, detail }: Item): ItemDetail | undefined =>
  detail === undefined ? undefined : (JSON.parse(vault.decrypt(DETAIL, detail, id)) as ItemDetail)

/** A reference in the form that banks write: letters and digits. */
export const plainReference = (text: string): string => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
