import type { AllowanceWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

/** The text for the amount that may be sent now: the limit that applies and when it rises. */
export function limitText({ of, maximum, reason, count = 0, freesAt }: AllowanceWire): string {
  const amount = format.amount(maximum)
  if (of === 'newcomer') return words('bound.newcomer', { amount })
  const when = againText(freesAt)
  if (maximum.amount !== '0') return words('bound.upTo', { amount, reason, when })
  return words('bound.none', { reason: reason.replace('-', '_'), orders: format.count(count), when })
}

const againText = (freesAt: string | undefined): string =>
  freesAt === undefined ? '' : words('bound.again', { when: format.dateTime(freesAt) })

/** The text for the reason that bounds the shown amount; for an amount of zero, why nothing can be sent. */
export function boundText(allowance: AllowanceWire): string {
  const { of, maximum, reason, freesAt } = allowance
  if (of === 'newcomer') return words('now.newcomer')
  return maximum.amount === '0'
    ? limitText(allowance)
    : words('now.bound', { reason, when: againText(freesAt) })
}
