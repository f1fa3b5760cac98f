import {
  asksCustomer,
  asksNobody,
  asksOtherRail,
  asksStaff,
  minutes,
  passes,
  seconds,
  unclear,
  type PartnerError,
} from './partner-error.ts'

/** Codes that any partner may send, by what is wrong with the request and not with what it is about. */
const anyCodes = [
  'wrong-key',
  'malformed',
  'too-large',
  'not-json',
  'not-found',
  'not-possible',
  'reference-reused',
  'too-many-requests',
  'switched-off',
  'partner-error',
  'broken',
  // What a partner says without a code of its own.
  'status-401',
  'status-403',
  'status-404',
  'status-408',
  'status-409',
  'status-425',
  'status-429',
] as const

const railsCodes = [
  'account-closed',
  'account-unknown',
  'account-missing',
  'account-not-valid',
  'clabe-missing',
  'clabe-not-valid',
  'iban-missing',
  'iban-not-valid',
  'cci-missing',
  'cci-not-valid',
  'routing-number-missing',
  'routing-number-not-valid',
  'document-missing',
  'document-not-valid',
  'bank-missing',
  'bank-not-valid',
  'account-currency-other',
  'account-blocked',
  'beneficiary-unknown',
  'beneficiary-not-payable',
  'beneficiary-deceased',
  'beneficiary-refused',
  'name-mismatch',
  'name-missing',
  'amount-out-of-range',
  'amount-too-fine',
  'bank-not-reachable',
  'rail-closed',
  'try-later',
  'currency-not-supported',
  'unknown-rail',
  'unknown-payout',
  'status-in-doubt',
  'earlier-attempt-paid',
  // Codes of our own: the rail denied the payout for as long as the terms allow; staff declared it unpaid.
  'never-taken',
  'declared-unpaid',
  'refunded-outside',
] as const

const bankCodes = [
  'account-closed',
  'amount-out-of-range',
  'insufficient-funds',
  'unknown-payment',
  'unknown-refund',
  'unknown-rut',
  'unknown-sweep',
] as const

const ratesCodes = ['unknown-pair'] as const

/** Partners whose answers move money or let it move. */
export type ErringPartner = 'bank' | 'rails' | 'names' | 'rates'
type CodesOf = {
  readonly bank: (typeof bankCodes)[number]
  readonly rails: (typeof railsCodes)[number]
  readonly names: never
  readonly rates: (typeof ratesCodes)[number]
}

const keyIsBack = { times: 30, pauseMs: minutes(1) } as const
const soon = { times: 20, pauseMs: seconds(5) } as const

/** What may be wrong with a request to any of them. */
export const anyErrors: Readonly<Record<(typeof anyCodes)[number], PartnerError>> = {
  'wrong-key': unclear('key-refused', keyIsBack),
  malformed: asksStaff('order-faulty'),
  'too-large': asksStaff('order-faulty'),
  'not-json': asksStaff('order-faulty'),
  'not-found': unclear('not-known-there'),
  'not-possible': unclear('not-settled'),
  'reference-reused': unclear('reference-reused'),
  'too-many-requests': unclear('too-many-requests', soon),
  'switched-off': unclear('partner-broken', soon),
  'partner-error': unclear('partner-broken', soon),
  broken: unclear('partner-broken', soon),
  'status-401': unclear('key-refused', keyIsBack),
  'status-403': unclear('key-refused', keyIsBack),
  'status-404': unclear('not-known-there'),
  'status-408': unclear('no-answer', soon),
  'status-409': unclear('reference-reused'),
  'status-425': unclear('too-many-requests', soon),
  'status-429': unclear('too-many-requests', soon),
}

const accountWrong = asksCustomer('account-wrong', 'account-wrong')

/** What each partner says of an order, a payout or a refund; exhaustive over its codes. */
export const partnerErrors: { readonly [P in ErringPartner]: Readonly<Record<CodesOf[P], PartnerError>> } = {
  rails: {
    'account-closed': asksCustomer('account-closed', 'account-closed'),
    'account-unknown': accountWrong,
    'account-missing': accountWrong,
    'account-not-valid': accountWrong,
    'clabe-missing': accountWrong,
    'clabe-not-valid': accountWrong,
    'iban-missing': accountWrong,
    'iban-not-valid': accountWrong,
    'cci-missing': accountWrong,
    'cci-not-valid': accountWrong,
    'routing-number-missing': accountWrong,
    'routing-number-not-valid': accountWrong,
    'document-missing': accountWrong,
    'document-not-valid': accountWrong,
    'bank-missing': accountWrong,
    'bank-not-valid': accountWrong,
    'account-currency-other': asksCustomer('cannot-receive', 'cannot-receive'),
    'account-blocked': asksNobody('account-blocked'),
    'beneficiary-unknown': asksCustomer('recipient-unknown', 'recipient-unknown'),
    'beneficiary-not-payable': asksCustomer('cannot-receive', 'cannot-receive'),
    'beneficiary-deceased': asksNobody('recipient-deceased'),
    'beneficiary-refused': asksNobody('recipient-refused'),
    'name-mismatch': asksCustomer('name-differs', 'name-differs'),
    'name-missing': asksCustomer('name-differs', 'name-differs'),
    'amount-out-of-range': asksOtherRail('amount-not-possible'),
    'amount-too-fine': asksOtherRail('amount-not-possible'),
    'bank-not-reachable': passes('other-bank-away', { times: 2, pauseMs: minutes(15) }),
    'rail-closed': passes('partner-away', { times: 4, pauseMs: minutes(30) }),
    'try-later': passes('too-many-requests', soon),
    'currency-not-supported': asksOtherRail('rail-not-ours'),
    'unknown-rail': asksOtherRail('rail-not-ours'),
    'unknown-payout': unclear('not-known-there'),
    'status-in-doubt': unclear('not-settled'),
    'earlier-attempt-paid': asksStaff('withdrawn'),
    'never-taken': asksStaff('not-known-there'),
    'declared-unpaid': asksStaff('declared-unpaid'),
    'refunded-outside': { ...asksNobody('withdrawn'), told: 'other' },
  },
  bank: {
    'account-closed': asksStaff('account-closed'),
    'amount-out-of-range': asksStaff('amount-not-possible'),
    // Money that is on its way to that account may still come.
    'insufficient-funds': { ...asksStaff('funds-short'), retry: { times: 100, pauseMs: minutes(10) } },
    'unknown-payment': asksStaff('not-known-there'),
    'unknown-refund': unclear('not-known-there'),
    'unknown-rut': asksStaff('recipient-unknown'),
    'unknown-sweep': unclear('not-known-there'),
  },
  names: {},
  rates: { 'unknown-pair': asksStaff('not-known-there') },
}

/** What happens to a request on its way, whoever the partner is: it goes on until an answer comes. */
export const wayErrors: Readonly<Record<'unreachable' | 'unknown', PartnerError>> = {
  unreachable: { ...asksStaff('partner-away'), retry: { times: Infinity, pauseMs: 0 } },
  unknown: unclear('no-answer', { times: Infinity, pauseMs: 0 }),
}

/** A code that nobody has met yet: what it says of a payout stands, and people of ours look at it. */
export const unmetError: PartnerError = asksStaff('not-met-before')
/** The same where a partner refuses the request itself: that says nothing about the order. */
export const unmetRefusal: PartnerError = unclear('not-met-before')
