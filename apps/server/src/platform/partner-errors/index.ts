import type { PartnerError } from './partner-error.ts'
import { anyErrors, partnerErrors, unmetError, unmetRefusal, wayErrors, type ErringPartner } from './table.ts'

export type { PartnerError, Retry } from './partner-error.ts'
export {
  isConfirmed,
  sinceFirstAnswerMs,
  SECOND_ANSWER_MS,
  type UnconfirmedReport,
} from './repeated-answer.ts'

/** The HTTP status by which a partner says that it understood an order and does not take it. */
const NOT_TAKEN = 422

const rowsOf = (partner: ErringPartner): Readonly<Record<string, PartnerError>> => ({
  ...anyErrors,
  ...partnerErrors[partner],
})
const rows: Readonly<Record<ErringPartner, Readonly<Record<string, PartnerError>>>> = {
  bank: rowsOf('bank'),
  rails: rowsOf('rails'),
  names: rowsOf('names'),
  rates: rowsOf('rates'),
}

/** What a partner's code means; one that nobody has met yet stands, and people of ours look at it. */
export const partnerError = (partner: ErringPartner, code: string): PartnerError =>
  rowOf(partner, code) ?? unmetError

const rowOf = (partner: ErringPartner, code: string): PartnerError | undefined =>
  Object.hasOwn(rows[partner], code) ? rows[partner][code] : undefined

/** How a call that did not succeed ended. */
export type Failed =
  | { readonly outcome: 'refused'; readonly status: number; readonly code: string }
  | { readonly outcome: 'unreachable' | 'unknown' }

/** What a call that did not succeed means. */
export function failureOf(partner: ErringPartner, failed: Failed): PartnerError {
  if (failed.outcome !== 'refused') return wayErrors[failed.outcome]
  return rowOf(partner, failed.code) ?? (failed.status === NOT_TAKEN ? unmetError : unmetRefusal)
}

/** Whether the partner may still take the same thing: it says nothing final, or only not now. */
export function mayYetSucceed(partner: ErringPartner, failed: Failed): boolean {
  const { word, retry } = failureOf(partner, failed)
  return word === 'ask' || retry !== undefined
}
