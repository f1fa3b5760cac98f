import type { CapitalMovementWire } from '@puente/contract/staff'
import { createWords, format } from '@puente/web'
import { accountName } from '../words.ts'
import { capitalMessages } from './messages.es.ts'

export const words = createWords(capitalMessages)

type Stated = Pick<CapitalMovementWire, 'kind' | 'account' | 'amount' | 'day' | 'state'>

/** The account of a movement, with its currency. */
export const accountText = ({ account, amount: { currency } }: Pick<Stated, 'account' | 'amount'>): string =>
  words('accountIn', { account: accountName(account) ?? account, currency })

/** Formats an earlier proposal as one line with its kind, amount, day, account and state. */
export const earlierText = (movement: Stated): string =>
  words('history.earlier', {
    kind: words(`kinds.${movement.kind}`),
    amount: format.money(movement.amount),
    day: format.date(movement.day),
    account: accountName(movement.account) ?? movement.account,
    state: words(`states.${movement.state}`).toLocaleLowerCase('es'),
  })
