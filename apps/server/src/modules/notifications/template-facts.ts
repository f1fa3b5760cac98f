import type {
  ClosureCause,
  DataRequestKind,
  DataRequestOutcome,
  MemberRole,
  PendingKind,
  PriceSide,
  RateDirection,
  Id,
  RaisedLevel,
  WireId,
} from '@puente/contract'
import type { SmsTemplate, TemplateName } from '@puente/contract/staff'
import type { CodePurpose } from '../access/index.ts'

/** A sum of money as JSON: minor units as text. */
export interface Sum {
  readonly minor: string
  readonly currency: string
}

/** A transfer in terms that its customer knows. */
export interface AboutTransfer {
  readonly transferId: Id<'transfer'>
  readonly reference: string
  readonly recipient: string
  /** The two letters of the recipient's country; absent in messages of earlier versions. */
  readonly country?: string
  readonly send: Sum
  readonly receive: Sum
}

/** An order that waits for signatures. */
export interface AboutSignatures {
  readonly requestId: Id<'signature-request'>
  readonly recipient: string
  readonly send: Sum
}

/** How to pay and until when. */
export interface HowToPay {
  readonly bank: string
  readonly type: string
  readonly number: string
  readonly holder: string
  readonly rut: string
  readonly email: string
  readonly deadlineAt: string
}

/** The debt. `recipient` is present when it belongs to a transfer. */
export interface AboutDebt {
  readonly debtId: Id<'receivable'>
  readonly reference: string
  readonly recipient?: string
  readonly owed: Sum
  readonly remaining: Sum
}

/** The amount received for a debt and the part that is refunded. */
export interface DebtPaid extends AboutDebt {
  readonly paid: Sum
  readonly sentBack?: Sum
}

/** Text of several lines that a person wrote, quoted unchanged. */
export interface Prose {
  readonly prose: string
}

interface Nothing {
  readonly [fact: string]: never
}
interface At {
  /** Instants are ISO 8601. */
  readonly at: string
}

interface OfKind {
  readonly kind: PendingKind
}

/** A request about personal data, and the end of its period. */
export interface AboutDataRequest {
  readonly requestId: Id<'data-request'>
  readonly folio: string
  readonly answerBy: string
}

/** Every mail with the facts it needs. A mail without its text does not compile. */
export interface Moments {
  code: {
    readonly purpose: Exclude<CodePurpose, 'invitation'>
    readonly code: string
    readonly minutes: number
  }
  'staff-invited': { readonly staffId: WireId<'staff'>; readonly code: string; readonly hours: number }
  'email-known': Nothing
  'password-changed': At
  'new-device': At
  'factor-changed': At & {
    readonly factor: 'totp' | 'passkey' | 'recovery-code'
    readonly change: 'added' | 'removed' | 'renewed' | 'used'
  }
  'contact-changed': At & { readonly what: 'email' | 'phone' }
  'level-granted': { readonly level: RaisedLevel }
  'level-sent-back': Nothing
  'recipient-changed': { readonly recipient: string; readonly accountEnding: string; readonly from: string }
  'recipient-corrected': {
    readonly recipient: string
    readonly accountEnding: string
    readonly reference: string
  }
  'recipient-added': { readonly recipient: string; readonly accountEnding: string; readonly at: string }
  'identity-confirmed': Nothing
  'identity-not-confirmed': Nothing
  'with-staff': { readonly answerBy?: string }
  'rut-known': Nothing
  'account-closed': {
    readonly outcome: 'closing' | 'closed'
    /** The day until which data is kept; of a closed account. */
    readonly day?: string
    readonly cause?: ClosureCause
    /** The kinds of what delays the closing, with spaces between them. */
    readonly delayedBy?: string
  }
  'account-restricted': {
    readonly outcome: 'restricted' | 'suspended' | 'ending' | 'lifted'
    /** The day of the review, or of the end of the relationship. */
    readonly day: string
  }
  'company-rut-known': Nothing
  'member-invited': {
    readonly company: string
    readonly inviter: string
    readonly role: MemberRole
    readonly token: string
    readonly days: number
  }
  'member-joined': { readonly company: string; readonly member: string; readonly role: MemberRole }
  'member-contact-changed': At & {
    readonly company: string
    readonly member: string
    readonly what: 'email' | 'phone'
  }
  'signature-requested': AboutSignatures & {
    readonly company: string
    readonly requester: string
    readonly dueAt: string
  }
  'signature-answered': AboutSignatures & {
    readonly outcome: 'signed' | 'declined' | 'expired'
    /** Who signed or declined; empty when it expired. */
    readonly member: string
    /** How many signatures are missing. */
    readonly left: number
  }
  'order-created': AboutTransfer & HowToPay & { readonly remaining: Sum }
  'deadline-near': AboutTransfer & HowToPay & { readonly held: Sum; readonly remaining: Sum }
  'part-paid': AboutTransfer & HowToPay & { readonly held: Sum; readonly remaining: Sum }
  'payment-received': AboutTransfer
  'other-rut': AboutTransfer
  'excess-refunded': AboutTransfer & { readonly refund: Sum }
  'payment-reversed': AboutTransfer
  'debt-opened': AboutDebt & HowToPay
  'debt-part-paid': DebtPaid
  'debt-paid': DebtPaid
  'debt-paid-twice': DebtPaid
  delivered: AboutTransfer
  'review-lasting': AboutTransfer
  returned: AboutTransfer
  'correction-needed': AboutTransfer
  'choice-short': AboutTransfer & { readonly held: Sum; readonly remaining: Sum; readonly dueAt: string }
  'choice-late': AboutTransfer & { readonly dueAt: string }
  held: AboutTransfer & { readonly dueAt: string }
  'choice-held': AboutTransfer & { readonly dueAt: string }
  'refund-started': AboutTransfer & { readonly refund: Sum; readonly cause: 'plain' | 'stopped' | 'returned' }
  'refund-account-needed': AboutTransfer
  refunded: AboutTransfer & { readonly refund: Sum }
  expired: AboutTransfer
  cancelled: AboutTransfer
  stopped: AboutTransfer
  'recall-answered': AboutTransfer
  'pending-owed': OfKind & {
    /** Whether it blocks new orders: now, from an instant on, or never. */
    readonly blocks: 'yes' | 'later' | 'no'
    readonly from?: string
  }
  'pending-accepted': OfKind
  'pending-sent-back': OfKind
  'reward-earned': { readonly reward: Sum }
  'rate-reached': {
    readonly currency: string
    /** CLP for one unit of the currency: the customer's rate, and the one of the alert. */
    readonly clpPerUnit: string
    readonly wantedClpPerUnit: string
    readonly direction: RateDirection
    readonly at: string
    readonly corridorId: string
    /** What the calculator shows; absent when the customer typed no amount. */
    readonly price?: { readonly side: PriceSide; readonly amount: string }
    /** To whom the prepared transfer goes; absent when the customer chose nobody. */
    readonly to?: { readonly recipientId: Id<'recipient'>; readonly recipient: string }
  }
  /** What staff read in a company's renewed powers, or that they refused them. */
  'newer-powers': { readonly outcome: 'single' | 'joint' | 'refused' }
  'data-request-received': AboutDataRequest & { readonly right: DataRequestKind }
  'data-request-extended': AboutDataRequest
  'data-request-answered': AboutDataRequest & { readonly outcome: DataRequestOutcome }
  'staff-wrote': { readonly threadId?: Id<'thread'> }
  'complaint-received': { readonly folio: string; readonly answerBy: string }
  'complaint-answered': { readonly folio: string; readonly answer: Prose }
}
/** The declaration of the templates names the same ones: a template without facts does not compile. */
export type Template = TemplateName & keyof Moments

/** Mails that also exist as an SMS. */
export type ShortTemplate = SmsTemplate
