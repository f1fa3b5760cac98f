import type { Id } from '@puente/contract'
import type { PartnerAnswer } from '../../partners/http.ts'
import type { RailPayout, RailStatus } from '../../partners/rails.ts'
import type { Token } from '../../platform/data/lease.ts'
import { partnerError, type UnconfirmedReport } from '../../platform/partner-errors/index.ts'

export type PayoutStatus = 'ready' | 'submitted' | 'unknown' | 'credited' | 'rejected' | 'returned'

/** One attempt to pay one recipient; its id is our reference at the rail. */
export interface Payout extends UnconfirmedReport<PayoutStatus> {
  readonly id: Id<'payout'>
  readonly transferId: Id<'transfer'>
  readonly attempt: number
  readonly rail: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly status: PayoutStatus
  readonly code: string | undefined
  /** Number of steps with the rail: the token of the last take. */
  readonly asks: Token
  /** Number of refusals without acceptance. */
  readonly refusals: number
  /** Since when the rail has reported that it does not have it. */
  readonly untakenSince: Date | undefined
  /** A message reported it as credited, whatever the rail's answers report. */
  readonly claimedCredited: boolean
  /** The rail's id of the payout, once known. */
  readonly railReference: string | undefined
  readonly createdAt: Date
  readonly changedAt: Date
  readonly creditedAt: Date | undefined
  /** When it is submitted or queried next, in real time. Unused once it needs no more inquiries. */
  readonly dueAt: Date
}

/** The beneficiary, the originator and the purpose, as the rail requires them. Stored encrypted. */
export interface Instruction {
  readonly beneficiary: { readonly name: string; readonly fields: Readonly<Record<string, string>> }
  readonly originator: { readonly name: string; readonly reference: string }
  readonly purpose: string
}

/**
 * Our status for each status of the rail. Acceptance and sending are one status to the customer: "enviado al banco".
 */
export const statusOf: Readonly<Record<RailStatus, PayoutStatus>> = {
  accepted: 'submitted',
  sent: 'submitted',
  credited: 'credited',
  rejected: 'rejected',
  returned: 'returned',
}

/** Whether a rejection with this code is final. Other rejections change nothing. */
export const isSettled = (code: string | undefined): boolean =>
  code === undefined || partnerError('rails', code).word === 'final'

/** Code of an attempt that was not submitted, because an earlier one had been paid. */
export const EARLIER_PAID = 'earlier-attempt-paid'

/** Code of an attempt that was not submitted, because a partner had refunded its money to the payer. */
export const REFUNDED_OUTSIDE = 'refunded-outside'

/** Code of an attempt that the rail denied having for as long as the terms allow. */
export const NEVER_TAKEN = 'never-taken'
/** Code of an attempt that two members of staff declared unpaid. */
export const DECLARED_UNPAID = 'declared-unpaid'

/** Whether the rail reports that it has no payout of this reference. */
export const isUnknownThere = (answer: PartnerAnswer<RailPayout>): boolean =>
  answer.outcome === 'refused' && answer.status === 404

/** Whether the payout has ended. Only a confirmed contradiction of the rail changes an ended payout. */
export const hasEnded = ({ status }: Pick<Payout, 'status'>): boolean =>
  status === 'credited' || status === 'rejected' || status === 'returned'

/** Whether the attempt was withdrawn because an earlier one had been paid. */
export const isWithdrawn = ({ status, code }: Pick<Payout, 'status' | 'code'>): boolean =>
  status === 'rejected' && code === EARLIER_PAID

/** Allowed transitions. A payout never returns to an earlier status, whatever the order of messages. */
const follows: Readonly<Record<PayoutStatus, readonly PayoutStatus[]>> = {
  ready: ['submitted', 'unknown', 'credited', 'rejected', 'returned'],
  unknown: ['ready', 'submitted', 'credited', 'rejected', 'returned'],
  submitted: ['credited', 'rejected', 'returned'],
  // The rail may contradict an earlier outcome; a second answer confirms each contradiction.
  credited: ['returned', 'rejected'],
  rejected: ['credited'],
  returned: ['credited'],
}

export const mayFollow = (from: PayoutStatus, to: PayoutStatus): boolean => follows[from].includes(to)
