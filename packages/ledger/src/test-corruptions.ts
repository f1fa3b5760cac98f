import { idOf } from './test-kit.ts'

const client = `(select id from ledger.account where code = 'client')`
const fees = `(select id from ledger.account where code = 'fees')`
const openHold = `'${idOf('open')}'`

/** A corruption of the books that the verifier must detect, injected by its test. */
export interface Corruption {
  readonly name: string
  readonly corruption: string
  /** The checks that must report it, in their order, and no others. */
  readonly checks: readonly string[]
  /** What the first wrong row of one of them must match. */
  readonly first: RegExp
  /** Only the checks of everything find it. */
  readonly onlyWhole?: true
}

export const corruptions: readonly Corruption[] = [
  {
    name: 'a changed amount',
    corruption: `update ledger.transfer set amount_minor = 999 where amount_minor = 1000`,
    checks: ['sides-match-transfers'],
    first: /"posted_minor":(999|1000)/,
  },
  {
    name: 'a moved transfer',
    corruption: `update ledger.transfer set credit_account = ${fees} where amount_minor = 1000`,
    checks: ['sides-match-transfers'],
    first: /"account_id":/,
  },
  {
    name: 'a missing entry',
    corruption: `delete from ledger.entry where account_id = ${client} and version = 2`,
    checks: ['sides-match-transfers', 'entries-continue', 'account-totals'],
    first: /"side":"debit"/,
  },
  {
    name: 'a missing last entry',
    corruption: `delete from ledger.entry e where account_id = ${client} and version = (select version from ledger.account where id = e.account_id)`,
    checks: ['sides-match-transfers', 'account-totals'],
    first: /"side":"debit"/,
  },
  {
    name: 'an entry too many',
    corruption: `insert into ledger.entry select account_id, version + 1, journal_id, position, side, 0, 0, posted_after, debits_pending_after, credits_pending_after, recorded_at from ledger.entry e where account_id = ${client} and version = (select version from ledger.account where id = e.account_id)`,
    checks: ['sides-match-transfers', 'account-totals'],
    first: /"transfers_less_entries":-1/,
  },
  {
    name: 'a wrong running balance',
    corruption: `update ledger.entry set posted_after = posted_after + 1 where account_id = ${client} and version = 1`,
    checks: ['entries-continue'],
    first: /"version":1,/,
  },
  {
    name: 'a wrong held amount in an entry',
    corruption: `update ledger.entry set debits_pending_after = debits_pending_after - 1 where account_id = ${client} and version = 2`,
    checks: ['entries-continue'],
    first: /"version":2,/,
  },
  {
    name: 'time that runs back',
    corruption: `update ledger.entry set recorded_at = recorded_at - interval '1 hour' where account_id = ${client} and version = 2`,
    checks: ['entries-continue'],
    first: /"version":2,/,
  },
  {
    name: 'a wrong account balance',
    corruption: `update ledger.account set credits_posted = credits_posted + 1 where code = 'client'`,
    checks: ['trial-balance', 'account-totals'],
    first: /"(currency|code)":/,
  },
  {
    name: 'money from nowhere, on both sides',
    corruption: `update ledger.account set credits_posted = credits_posted + 1, debits_posted = debits_posted + 1 where code = 'client'`,
    checks: ['account-totals'],
    first: /"code":"client"/,
    onlyWhole: true,
  },
  {
    name: 'an account below its floor',
    corruption: `alter table ledger.account drop constraint floor_holds; update ledger.account set debits_posted = credits_posted + 1 where code = 'client'`,
    checks: ['floors', 'trial-balance', 'account-totals'],
    first: /"code":"client"/,
  },
  {
    name: 'a vanished lot',
    corruption: `delete from ledger.lot where sequence = (select min(sequence) from ledger.lot)`,
    checks: ['trial-balance', 'sides-match-transfers'],
    first: /./,
  },
  {
    name: 'a vanished account',
    corruption: `delete from ledger.account where code = 'fees'`,
    checks: ['trial-balance', 'transfers-sound', 'entries-continue', 'unsettled'],
    first: /./,
  },
  {
    name: 'a currency renamed',
    corruption: `update ledger.account set currency = 'USD' where code = 'fees'`,
    checks: ['trial-balance', 'transfers-sound', 'unsettled'],
    first: /./,
  },
  {
    name: 'a vanished transfer',
    corruption: `delete from ledger.transfer where amount_minor = 1000`,
    checks: ['journals-whole', 'sides-match-transfers'],
    first: /"journal_id"/,
  },
  {
    name: 'a vanished journal',
    corruption: `delete from ledger.journal where leg_count = 3`,
    checks: ['journals-whole'],
    first: /"leg_count":null/,
  },
  {
    name: 'an orphan resolution',
    corruption: `insert into ledger.resolution values ('${idOf('orphan')}', '${idOf('orphan')}', 0, 'post')`,
    checks: ['resolutions'],
    first: new RegExp(idOf('orphan')),
    onlyWhole: true,
  },
  {
    name: 'a hold said to be ended',
    corruption: `insert into ledger.resolution values (${openHold}, '${idOf('orphan')}', 0, 'void')`,
    checks: ['resolutions', 'timeouts'],
    first: new RegExp(idOf('open')),
  },
  {
    name: 'a forgotten resolution',
    corruption: `delete from ledger.resolution where outcome = 'post'`,
    checks: ['resolutions'],
    first: new RegExp(idOf('posted')),
  },
  {
    name: 'a resolution of the other kind',
    corruption: `update ledger.resolution set outcome = 'void' where outcome = 'post'`,
    checks: ['resolutions'],
    first: new RegExp(idOf('posted')),
  },
  {
    name: 'a hold that nobody will expire',
    corruption: `delete from ledger.pending_due`,
    checks: ['timeouts'],
    first: new RegExp(idOf('open')),
  },
  {
    name: 'a code with two rules',
    corruption: `insert into ledger.account (code, owner, currency, normal_side, floor, opened_at) values ('client', '${idOf('x')}', 'CLP', 'credit', 'none', now())`,
    checks: ['account-rules'],
    first: /"floor":"none"/,
  },
  {
    name: 'money that waits and is not known to',
    corruption: `delete from ledger.unsettled where account_id = ${client}`,
    checks: ['unsettled'],
    first: /"code":"client".*"kept_code":null/,
  },
  {
    name: 'a journal slipped into a closed period',
    corruption: `update ledger.journal set effective_at = '2025-06-01' where sequence = (select max(sequence) from ledger.journal)`,
    checks: ['closed-periods'],
    first: /"effective_at":"2025-06-01/,
  },
]
