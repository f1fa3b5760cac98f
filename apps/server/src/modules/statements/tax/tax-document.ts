import { toWireId, type Id } from '@puente/contract'
import type { TaxDocumentType, TaxDocumentWire } from '@puente/contract/staff'
import type { Parties } from '../../transfers/index.ts'

/** From which amount on a fee needs an invoice instead of a boleta: versioned data, in cents of a US dollar. */
export interface TaxTerms {
  readonly invoiceFromUsdCents: bigint
}

/** The movement of one fee in the books: earned when positive, reversed when negative. */
export interface FeeMovement {
  readonly journal: string
  readonly transferId: Id<'transfer'>
  readonly at: Date
  readonly netMinor: bigint
  readonly ivaMinor: bigint
}

/** The facts of a transfer that a tax document contains. */
export interface TaxedTransfer {
  readonly reference: string
  readonly usdCents: bigint
  readonly originator: Parties['originator']
  /** The originator's comuna and economic activity (giro), as far as they are known. */
  readonly comuna?: string | undefined
  readonly activity?: string | undefined
}

/** The document of an earned fee: an invoice for companies and from the minimum amount on, otherwise a boleta. */
export const feeTypeOf = (
  {
    originator,
    usdCents,
  }: Pick<TaxedTransfer, 'usdCents'> & { readonly originator: Pick<Parties['originator'], 'kind'> },
  { invoiceFromUsdCents }: TaxTerms,
): Exclude<TaxDocumentType, '61'> =>
  originator.kind === 'company' || usdCents >= invoiceFromUsdCents ? '33' : '39'

/** The longest RznSocRecep, GiroRecep, DirRecep and CmnaRecep that the tax service's format of documents accepts. */
const LONGEST = { name: 100, activity: 40, address: 70, comuna: 20 }

/** The text, or its first characters up to the longest length of the field. */
const cut = (field: keyof typeof LONGEST, text: string): string =>
  [...text.trim()].slice(0, LONGEST[field]).join('').trimEnd()

/** What an invoice states about its receiver besides the RUT: the name, and what else is known, each at most as long as allowed. */
function receiverOf({ originator, activity, comuna }: TaxedTransfer) {
  const { name, address } = originator
  return {
    name: cut('name', name),
    ...(activity ? { activity: cut('activity', activity) } : {}),
    ...(address ? { address: cut('address', address) } : {}),
    ...(comuna ? { comuna: cut('comuna', comuna) } : {}),
  }
}

/** The document that the tax service requires for one movement; `earned` is the movement that it reverses. */
export function taxDocumentOf(
  movement: FeeMovement,
  transfer: TaxedTransfer,
  terms: TaxTerms,
  earned: Pick<FeeMovement, 'at'> | undefined,
): TaxDocumentWire {
  const feeType = feeTypeOf(transfer, terms)
  const isNote = movement.netMinor < 0n
  const sign = isNote ? -1n : 1n
  const { rut } = transfer.originator
  return {
    type: isNote ? '61' : feeType,
    journal: movement.journal,
    at: movement.at.toISOString(),
    transferId: toWireId('transfer', movement.transferId),
    reference: transfer.reference,
    netMinor: String(sign * movement.netMinor),
    ivaMinor: String(sign * movement.ivaMinor),
    totalMinor: String(sign * (movement.netMinor + movement.ivaMinor)),
    ...(feeType === '33' ? { receiver: { rut, ...receiverOf(transfer) } } : {}),
    ...(isNote && earned !== undefined ? { cancels: { type: feeType, at: earned.at.toISOString() } } : {}),
  }
}
