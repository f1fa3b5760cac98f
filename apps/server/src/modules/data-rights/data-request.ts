import type { DataRequestKind, DataRequestState, Id } from '@puente/contract'

/** A request of a person about their data, without its texts. */
export interface DataRequest {
  readonly id: Id<'data-request'>
  readonly folio: string
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly kind: DataRequestKind
  readonly state: DataRequestState
  readonly receivedAt: Date
  readonly dueAt: Date
  readonly extendedAt: Date | undefined
  readonly extendedBy: Id<'staff'> | undefined
  readonly answeredAt: Date | undefined
  readonly answeredBy: Id<'staff'> | undefined
  readonly confirmedBy: Id<'staff'> | undefined
  readonly liftedAt: Date | undefined
}

/** The texts of a request, decrypted. */
export interface DataRequestTexts {
  readonly text: string
  readonly extensionReason: string | undefined
  readonly proposedAnswer: string | undefined
  readonly answer: string | undefined
}

/** A request with its texts. */
export type WholeDataRequest = DataRequest & DataRequestTexts
