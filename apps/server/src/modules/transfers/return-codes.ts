import type { CorrectionReason } from '@puente/contract'

/** Who must act when a payout comes back: the customer corrects, people of ours try again, or it can only be refunded. */
export type Acts = 'customer' | 'staff' | 'nobody'

interface ReturnCode {
  readonly reason: CorrectionReason
  readonly acts: Acts
}

const customer = (reason: CorrectionReason): ReturnCode => ({ reason, acts: 'customer' })
const staff: ReturnCode = { reason: 'other', acts: 'staff' }
const nobody: ReturnCode = { reason: 'cannot-receive', acts: 'nobody' }

/** Every code of a partner that we know: what the customer is told, and who must act. */
export const returnCodes: Readonly<Record<string, ReturnCode>> = {
  'account-closed': customer('account-closed'),
  'account-unknown': customer('account-wrong'),
  'account-missing': customer('account-wrong'),
  'account-not-valid': customer('account-wrong'),
  'clabe-not-valid': customer('account-wrong'),
  'iban-not-valid': customer('account-wrong'),
  'cci-not-valid': customer('account-wrong'),
  'routing-number-missing': customer('account-wrong'),
  'routing-number-not-valid': customer('account-wrong'),
  'account-currency-other': customer('cannot-receive'),
  'beneficiary-unknown': customer('recipient-unknown'),
  'beneficiary-not-payable': customer('cannot-receive'),
  'name-mismatch': customer('name-differs'),
  'name-missing': customer('name-differs'),
  'account-blocked': nobody,
  'beneficiary-deceased': nobody,
  'beneficiary-refused': nobody,
  'amount-out-of-range': staff,
  'bank-not-reachable': staff,
  'currency-not-supported': staff,
  'unknown-rail': staff,
}

/** What a code means; people of ours look at one that nobody has met yet. */
export const returnCode = (code: string): ReturnCode =>
  Object.hasOwn(returnCodes, code) ? (returnCodes[code] ?? staff) : staff
