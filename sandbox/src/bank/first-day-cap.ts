import type { Payment } from './payments.store.ts'
import type { DemoAccount } from './people.ts'

const firstDayMs = 24 * 3_600_000

/**
 * How much an account may still send to Puente, given its earlier payments; null without a cap. The cap of a
 * new payee ends 24 hours after the first payment.
 */
export function capLeft(account: DemoAccount, earlier: readonly Payment[], nowMs: number): bigint | null {
  if (account.firstDayCap === null) return null
  const first = Math.min(...earlier.map((payment) => payment.creditedAt ?? nowMs))
  if (nowMs >= first + firstDayMs) return null
  const sent = earlier.reduce((sum, payment) => sum + BigInt(payment.amount), 0n)
  return sent >= account.firstDayCap ? 0n : account.firstDayCap - sent
}
