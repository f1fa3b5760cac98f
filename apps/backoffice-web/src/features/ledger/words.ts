import { journalNameOf } from '@puente/contract/staff-texts'
import { createWords } from '@puente/web'
import { ledgerMessages } from './messages.es.ts'

export const words = createWords(ledgerMessages)

type NamedAccount = keyof typeof ledgerMessages.names

/** An account's name; undefined for a code without one, for which the code is shown. */
export function accountName(code: string): string | undefined {
  return Object.hasOwn(ledgerMessages.names, code) ? words(`names.${code as NamedAccount}`) : undefined
}

/** The name of a kind of journal; its code when it has no name. */
export const journalName = journalNameOf
