import type { PartnerError } from './partner-error.ts'
import {
  anyErrors,
  partnerErrors,
  unmetError,
  unmetRefusal,
  transportErrors,
  type ErringPartner,
} from './table.ts'

export type { PartnerError } from './partner-error.ts'
export {
  isConfirmed,
  sinceFirstAnswerMs,
  SECOND_ANSWER_MS,
  type UnconfirmedReport,
} from './repeated-answer.ts'

/** HTTP status of an order that the partner understood and refused. */
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

/** The meaning of a partner's code. An unknown code needs staff. */
export const partnerError = (partner: ErringPartner, code: string): PartnerError =>
  rowOf(partner, code) ?? unmetError

/** The codes of a partner with a meaning; every other code is unknown. */
export const codesOf = (partner: ErringPartner): ReadonlyMap<string, PartnerError['means']> =>
  new Map(Object.entries(rows[partner]).map(([code, { means }]) => [code, means]))

const rowOf = (partner: ErringPartner, code: string): PartnerError | undefined =>
  Object.hasOwn(rows[partner], code) ? rows[partner][code] : undefined

/** The outcome of a failed call. */
export type Failed =
  | { readonly outcome: 'refused'; readonly status: number; readonly code: string }
  | { readonly outcome: 'unreachable' | 'unknown' }

/** The meaning of a failed call. */
export function failureOf(partner: ErringPartner, failed: Failed): PartnerError {
  if (failed.outcome !== 'refused') return transportErrors[failed.outcome]
  return rowOf(partner, failed.code) ?? (failed.status === NOT_TAKEN ? unmetError : unmetRefusal)
}

/** Whether the partner may still accept the same order: the failure is not final, or is temporary. */
export function mayYetSucceed(partner: ErringPartner, failed: Failed): boolean {
  const { word, retry } = failureOf(partner, failed)
  return word === 'ask' || retry !== undefined
}
