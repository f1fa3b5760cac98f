import { sql, type Tx } from '@puente/postgres'
import { accountKey, ownerOf, type AccountRef, type FloorRule } from './account.ts'
import { nameArrays } from './accounts.store.ts'
import { plainArray, textArray, timeArray, uuidArray } from './array-literal.ts'
import { bodyHash } from './body-hash.ts'
import type { Journal, LedgerWork } from './journal.ts'
import type { Books, JudgedAccount } from './judge.ts'
import { legColumns } from './leg-columns.ts'
import { lockPeriods } from './periods.store.ts'

/** Writes every journal in one statement, or returns false and writes nothing. Locks only accounts with a floor. */
export async function writeBatch({ tx, now }: LedgerWork, journals: readonly Journal[]): Promise<boolean> {
  const legs = legColumns(journals)
  const { codes, owners, currencies } = nameArrays(legs.accounts)
  const areSingle = legs.positions.length === journals.length
  const arePosted = legs.actions.every((action) => action === 'posted')
  const { written } = await tx.one<{ written: boolean }>(sql`
    select ledger.post_batch(
      ${codes}, ${owners}, ${currencies},
      ${uuidArray(journals.map((journal) => journal.id))}, ${textArray(journals.map((journal) => journal.kind))},
      ${uuidArray(journals.map((journal) => journal.subject))},
      ${unless(!journals.some((journal) => journal.reason !== undefined), () =>
        textArray(journals.map((journal) => journal.reason ?? null)),
      )},
      ${unless(areSingle, () => plainArray(journals.map((journal) => journal.legs.length)))},
      ${plainArray(journals.map(bodyHash))},
      ${unless(!journals.some((journal) => journal.effectiveAt !== undefined), () =>
        timeArray(journals.map((journal) => journal.effectiveAt)),
      )},
      ${unless(areSingle, () => plainArray(legs.journals))}, ${unless(areSingle, () => plainArray(legs.positions))},
      ${unless(arePosted, () => plainArray(legs.actions))},
      ${plainArray(legs.debits)}, ${plainArray(legs.credits)}, ${plainArray(legs.amounts)},
      ${textArray(currenciesOf(legs.currencies))}, ${unless(arePosted, () => plainArray(legs.pendings))},
      ${unless(!legs.timeouts.some((at) => at !== undefined), () => timeArray(legs.timeouts))}, ${now}) as written`)
  return written
}

const EMPTY = '{}'

/** The column, or an empty array when every row has the default value. */
const unless = (isUsual: boolean, column: () => string): string => (isUsual ? EMPTY : column())

/** One element when all legs have the same currency. */
const currenciesOf = (currencies: readonly (string | null)[]): readonly (string | null)[] =>
  currencies.every((currency) => currency === currencies[0]) ? currencies.slice(0, 1) : currencies

interface AccountRow {
  readonly id: bigint
  readonly code: string
  readonly owner: string
  readonly currency: string
  readonly floor: FloorRule
  readonly closed: boolean
  readonly creditsLessDebits: bigint
  readonly debitsPending: bigint
  readonly creditsPending: bigint
}

interface HoldRow {
  readonly pendingId: string
  readonly debitAccount: bigint
  readonly creditAccount: bigint
  readonly amountMinor: bigint
}

/** Locks the accounts with a floor that the journals touch, then reads the state needed to judge them. */
export async function lockBooks(tx: Tx, journals: readonly Journal[]): Promise<Books> {
  const legs = legColumns(journals)
  // This lock is taken first, as in the posting statement, so a period close waits only for transactions that started
  // before it.
  const closedBefore = await lockPeriods({ tx })
  // Pending transfers are immutable, so they may be read before the lock. One that is committed later is not seen
  // here.
  const holds = await tx.many<HoldRow>(sql`
    select pending_id, debit_account, credit_account, amount_minor from ledger.transfer
    where action = 'pending' and pending_id = any (${plainArray(legs.pendings.filter((id) => id !== null))}::uuid[])`)
  const named = await accountIds(tx, legs.accounts)
  const ids = plainArray([...named, ...holds.flatMap((hold) => [hold.debitAccount, hold.creditAccount])])
  await tx.run(sql`
    select from ledger.account where id = any (${ids}::bigint[]) and floor <> 'none' order by id for no key update`)
  // Every statement from here on sees what was committed during the wait for the lock.
  const accounts = await tx.many<AccountRow>(sql`
    select id, code, owner, currency, floor, closed_at is not null as closed,
      credits_posted - debits_posted as credits_less_debits, debits_pending, credits_pending
    from ledger.account where id = any (${ids}::bigint[])`)
  const ended = await tx.many<{ pendingId: string }>(sql`
    select pending_id from ledger.resolution
    where pending_id = any (${plainArray(holds.map((hold) => hold.pendingId))}::uuid[])`)
  const known = await tx.many<{ id: string; bodyHash: string }>(sql`
    select id, encode(body_hash, 'hex') as body_hash from ledger.journal
    where id = any (${plainArray(journals.map((journal) => journal.id))}::uuid[])`)
  return {
    ...withHolds(accounts, holds, new Set(ended.map((row) => row.pendingId))),
    journals: new Map(known.map((row) => [row.id, row.bodyHash])),
    closedBefore,
  }
}

async function accountIds(tx: Tx, named: readonly AccountRef[]): Promise<bigint[]> {
  const { codes, owners, currencies } = nameArrays(named)
  const rows = await tx.many<{ id: bigint }>(sql`
    select account.id
    from unnest(${codes}::text[], ${owners}::uuid[], ${currencies}::text[]) as named (code, owner, currency)
    join ledger.account using (code, owner, currency)`)
  return rows.map((row) => row.id)
}

function withHolds(
  accounts: readonly AccountRow[],
  holds: readonly HoldRow[],
  ended: ReadonlySet<string>,
): Pick<Books, 'accounts' | 'holds'> {
  const byId = new Map<bigint, JudgedAccount>()
  for (const row of accounts) {
    byId.set(row.id, {
      ref: { code: row.code, owner: ownerOf(row.owner), currency: row.currency },
      floor: row.floor,
      closed: row.closed,
      creditsLessDebits: row.creditsLessDebits,
      debitsPending: row.debitsPending,
      creditsPending: row.creditsPending,
    })
  }
  const account = (id: bigint): JudgedAccount => {
    const found = byId.get(id)
    if (found === undefined) throw new Error(`the ledger names account ${id}, which does not exist`)
    return found
  }
  return {
    accounts: new Map([...byId.values()].map((found) => [accountKey(found.ref), found])),
    holds: new Map(
      holds.map((row) => [
        row.pendingId,
        {
          debit: account(row.debitAccount),
          credit: account(row.creditAccount),
          amountMinor: row.amountMinor,
          resolved: ended.has(row.pendingId),
        },
      ]),
    ),
  }
}
