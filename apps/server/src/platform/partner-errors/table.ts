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

/** Codes that any partner may send about the request itself, not about its content. */
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
  // Responses without an error code.
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
  // Our own codes: the rail denied the payout for as long as the terms allow; staff declared it unpaid.
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

/** Partners whose responses move money or permit moving it. */
export type ErringPartner = 'bank' | 'rails' | 'names' | 'rates'
type CodesOf = {
  readonly bank: (typeof bankCodes)[number]
  readonly rails: (typeof railsCodes)[number]
  readonly names: never
  readonly rates: (typeof ratesCodes)[number]
}

const keyIsBack = { times: 30, pauseMs: minutes(1) } as const
const soon = { times: 20, pauseMs: seconds(5) } as const

/** Errors of requests that any partner may return. */
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

/** Each partner's errors about an order, a payout or a refund. Has every code. */
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
    'refunded-outside': { ...asksNobody('withdrawn'), customerReason: 'other' },
  },
  bank: {
    'account-closed': asksStaff('account-closed'),
    'amount-out-of-range': asksStaff('amount-not-possible'),
    // Money may still arrive on that account.
    'insufficient-funds': { ...asksStaff('funds-short'), retry: { times: 100, pauseMs: minutes(10) } },
    'unknown-payment': asksStaff('not-known-there'),
    'unknown-refund': unclear('not-known-there'),
    'unknown-rut': asksStaff('recipient-unknown'),
    'unknown-sweep': unclear('not-known-there'),
  },
  names: {},
  rates: { 'unknown-pair': asksStaff('not-known-there') },
}

/** Transport errors of any partner: retried until a response arrives. */
export const transportErrors: Readonly<Record<'unreachable' | 'unknown', PartnerError>> = {
  unreachable: { ...asksStaff('partner-away'), retry: { times: Infinity, pauseMs: 0 } },
  unknown: unclear('no-answer', { times: Infinity, pauseMs: 0 }),
}

/** An unknown code about a payout: it is final, and staff look at it. */
export const unmetError: PartnerError = asksStaff('not-met-before')
/** An unknown code about a request: the state of the order is unknown. */
export const unmetRefusal: PartnerError = unclear('not-met-before')
