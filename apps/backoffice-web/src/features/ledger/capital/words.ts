import type { CapitalMovementWire } from '@puente/contract/staff'
import { createWords, format } from '@puente/web'
import { accountName } from '../words.ts'
import { capitalMessages } from './messages.es.ts'

export const words = createWords(capitalMessages)

/** The movement as a verb phrase, with its amount, account, day and bank reference. */
export function movementText(movement: CapitalMovementWire): string {
  const { kind, account, amount, day, bankReference: reference } = movement
  const what = words(`what.${kind}`, {
    amount: format.money(amount),
    account: accountName(account) ?? account,
    day: format.date(day),
  })
  return reference === undefined ? what : words('reference', { what, reference })
}
