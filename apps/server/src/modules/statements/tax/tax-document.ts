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

/** The fields that are known. */
const present = <Fields extends Readonly<Record<string, string | undefined>>>(
  fields: Fields,
): { [Name in keyof Fields]?: string } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [Name in keyof Fields]?: string
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
  const { rut, name, address } = transfer.originator
  const { comuna, activity } = transfer
  return {
    type: isNote ? '61' : feeType,
    journal: movement.journal,
    at: movement.at.toISOString(),
    transferId: toWireId('transfer', movement.transferId),
    reference: transfer.reference,
    netMinor: String(sign * movement.netMinor),
    ivaMinor: String(sign * movement.ivaMinor),
    totalMinor: String(sign * (movement.netMinor + movement.ivaMinor)),
    ...(feeType === '33' ? { receiver: { rut, name, ...present({ activity, address, comuna }) } } : {}),
    ...(isNote && earned !== undefined ? { cancels: { type: feeType, at: earned.at.toISOString() } } : {}),
  }
}
