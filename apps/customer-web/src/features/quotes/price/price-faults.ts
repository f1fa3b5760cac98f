import type { PriceWire } from '@puente/contract/customer'
import { format, hasCode, HttpError } from '@puente/web'
import { words } from '../words.ts'

/**
 * The text that explains why there is no price or why it cannot be ordered now, and its position: at the amount field
 * that caused it, or instead of the price. 'evidence' blocks nothing here: the next step asks for it.
 */
export interface PriceFault {
  readonly at: 'amount' | 'price' | 'evidence'
  readonly text: string
}

/** Why this price cannot be ordered now; undefined when it can. */
export function limitFault(price: PriceWire | undefined): PriceFault | undefined {
  const allowance = price?.allowance
  if (allowance === undefined || Number(price?.send.amount) <= Number(allowance.maximum.amount))
    return undefined
  const { of, reason, maximum } = allowance
  const text = stopText(reason) ?? (of === 'newcomer' ? 'faults.newcomer' : 'faults.maximum')
  return {
    at: reason === 'evidence' ? reason : 'amount',
    text: words(text, { amount: format.amount(maximum) }),
  }
}

/** The text of a reason that stops every amount. */
const stopText = (reason: unknown) =>
  reason === 'not-selling' ? 'faults.closed' : reason === 'restriction' ? 'faults.stopped' : undefined

/** The text for an error of the price request. */
export function priceFault(error: unknown): PriceFault {
  const facts = error instanceof HttpError ? error.problem?.facts : undefined
  const limit = (name: string) => format.clp(String(facts?.[name] ?? '0'))
  const amount = (text: string): PriceFault => ({ at: 'amount', text })
  const price = (text: string): PriceFault => ({ at: 'price', text })
  if (hasCode(error, 'amount-below-minimum'))
    return amount(words('faults.minimum', { amount: limit('minimumMinor') }))
  const stopped = stopText(facts?.['limit'])
  if (stopped !== undefined) return amount(words(stopped))
  if (hasCode(error, 'amount-above-maximum'))
    return amount(words('faults.maximum', { amount: limit('maximumMinor') }))
  if (facts !== undefined && 'stepMinor' in facts) return amount(words('faults.tooFine'))
  if (hasCode(error, 'receives-nothing')) return amount(words('faults.nothing'))
  if (hasCode(error, 'rate-unavailable')) return price(words('faults.unavailable'))
  if (hasCode(error, 'corridor-unknown')) return price(words('faults.corridor'))
  if (error instanceof HttpError && error.status === undefined) return price(words('faults.network'))
  return price(words('faults.other'))
}

/** Whether a retry may succeed: errors caused by the amount or the corridor do not change. */
export const mayAnswerLater = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === undefined || error.status >= 500
