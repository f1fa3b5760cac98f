import { hash } from 'node:crypto'
import { accountKey } from './account.ts'
import type { Journal, Leg } from './journal.ts'

/**
 * SHA-256, in hex, of all fields that the caller gave. Distinguishes a repeated journal from a different one under its
 * id.
 */
export function bodyHash(journal: Journal): string {
  const body = [
    journal.kind,
    journal.subject,
    journal.effectiveAt?.getTime() ?? null,
    journal.reason ?? null,
    journal.legs.map(legBody),
  ]
  return hash('sha256', JSON.stringify(body), 'hex')
}

function legBody(leg: Leg): readonly (string | number | null)[] {
  if ('post' in leg) return ['post', leg.post, leg.amountMinor?.toString() ?? null]
  if ('void' in leg) return ['void', leg.void]
  const body = [accountKey(leg.debit), accountKey(leg.credit), leg.amountMinor.toString(), leg.currency]
  return 'pending' in leg
    ? ['pending', leg.pending, leg.timeoutAt?.getTime() ?? null, ...body]
    : ['posted', ...body]
}

/** A uuid derived from a name, so that the same cause always produces the same journal id. */
export function derivedId(name: string): string {
  const hex = hash('sha256', name, 'hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
