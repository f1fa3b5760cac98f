import type {
  FundsSource,
  Id,
  PriceSide,
  Purpose,
  Refusal,
  Relationship,
  SignatureRequestState,
} from '@puente/contract'
import type { Currency } from '@puente/money'
import type { Parties } from '../transfer.ts'

/** An order of a company that waits for signatures. Amounts are those shown when they were requested. */
export interface SignatureRequest {
  readonly id: Id<'signature-request'>
  readonly customerId: Id<'customer'>
  readonly requestedBy: Id<'user'>
  readonly quoteId: Id<'quote'>
  readonly recipientId: Id<'recipient'>
  readonly corridorId: string
  readonly fixedSide: PriceSide
  /** In CLP. */
  readonly sendMinor: bigint
  readonly receiveMinor: bigint
  readonly receiveCurrency: Currency
  readonly usdCents: bigint
  readonly purpose: Purpose
  readonly fundsSource: FundsSource
  readonly relationship: Relationship
  /** The recipient as it was shown to the signers. */
  readonly beneficiary: Parties['beneficiary']
  readonly state: SignatureRequestState
  readonly reason: string | undefined
  readonly endedBy: Id<'user'> | undefined
  readonly endedAt: Date | undefined
  readonly transferId: Id<'transfer'> | undefined
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** A signature, with the version of the powers that was in force. */
export interface Signature {
  readonly requestId: Id<'signature-request'>
  readonly userId: Id<'user'>
  readonly powersId: string
  readonly at: Date
}

/** How long a request waits for its signatures. */
export const WAITS_MS = 5 * 24 * 3_600_000

/** Upper bound of the open requests of a company. */
export const OPEN_MAX = 20

/** The state at an instant: a request that nobody has expired yet may be past its end. */
export const stateAt = (
  { state, expiresAt }: Pick<SignatureRequest, 'state' | 'expiresAt'>,
  now: Date,
): SignatureRequestState => (state === 'open' && expiresAt <= now ? 'expired' : state)

/** The side of the price that the requester fixed, with its amount in minor units. */
export const fixedOf = ({
  fixedSide,
  sendMinor,
  receiveMinor,
}: Pick<SignatureRequest, 'fixedSide' | 'sendMinor' | 'receiveMinor'>) => ({
  side: fixedSide,
  amountMinor: fixedSide === 'send' ? sendMinor : receiveMinor,
})

export type SignatureRefusal = Refusal<'not-found' | 'not-in-this-state'>
