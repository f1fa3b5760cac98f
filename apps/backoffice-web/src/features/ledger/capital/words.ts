import type { CapitalMovementWire } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { accountName } from '../words.ts'
import { capitalMessages } from './messages.es.ts'

export const words = createWords(capitalMessages)

/** The account of a movement, with its currency. */
export const accountText = ({ account, amount: { currency } }: CapitalMovementWire): string =>
  words('accountIn', { account: accountName(account) ?? account, currency })
