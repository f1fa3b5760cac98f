import { format, hasCode, HttpError } from '@puente/web'
import { words } from './words.ts'

/** Why there is no price, in words for beside the amount. */
export function priceFault(error: unknown): string {
  const facts = error instanceof HttpError ? error.problem?.facts : undefined
  const limit = (name: string) => format.clp(String(facts?.[name] ?? '0'))
  if (hasCode(error, 'amount-below-minimum'))
    return words('faults.minimum', { amount: limit('minimumMinor') })
  if (hasCode(error, 'amount-above-maximum'))
    return words('faults.maximum', { amount: limit('maximumMinor') })
  if (hasCode(error, 'receives-nothing')) return words('faults.nothing')
  if (hasCode(error, 'rate-unavailable')) return words('faults.unavailable')
  if (hasCode(error, 'corridor-unknown')) return words('faults.corridor')
  return words('faults.other')
}
