import { createWords } from '@puente/web'
import { ledgerMessages } from './messages.es.ts'

export const words = createWords(ledgerMessages)

type NamedAccount = keyof typeof ledgerMessages.names

/** An account's name; undefined for a code that has none, which is then shown as it is. */
export function accountName(code: string): string | undefined {
  return Object.hasOwn(ledgerMessages.names, code) ? words(`names.${code as NamedAccount}`) : undefined
}
