import type { Bank } from './bank/bank.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { NamesList } from './names/list.ts'
import type { Payouts } from './rails/payouts.ts'
import type { Rates } from './rates/rates.ts'

/** The partners with state; only the control page and the server use them together. */
export type Partners = {
  readonly bank: Bank
  readonly payouts: Payouts
  readonly rates: Rates
  readonly names: NamesList
  readonly inbox: Inbox
}
