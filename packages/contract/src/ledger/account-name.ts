import { accountNames, journalNames } from './messages-accounts.es.ts'

/** The name of an account of the books: 'Cuenta nostro'; the code itself when it has none. */
export const accountNameOf = (code: string): string =>
  Object.hasOwn(accountNames, code) ? accountNames[code as keyof typeof accountNames] : code

/** The name of a kind of journal: 'Pago recibido'; the code itself when it has none. */
export const journalNameOf = (kind: string): string =>
  Object.hasOwn(journalNames, kind) ? journalNames[kind as keyof typeof journalNames] : kind
