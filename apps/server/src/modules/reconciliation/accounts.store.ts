import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Accounts of the books that a bank or a partner keeps too. */
const codes = ['client-bank', 'operator-bank', 'nostro'] as const

/** One of our accounts, in the books and at its bank. Its id is the ledger's. */
export interface ReconciledAccount {
  readonly id: bigint
  readonly code: string
  readonly currency: string
  readonly number: string | undefined
  readonly startsOn: string | undefined
  readonly openingMinor: bigint
  readonly coveredUntil: string | undefined
  readonly closingMinor: bigint
  readonly sequence: bigint | undefined
}

type Row = Stored<Omit<ReconciledAccount, 'openingMinor' | 'closingMinor'>> & {
  openingMinor: bigint | null
  closingMinor: bigint | null
}

const toAccount = ({ openingMinor, closingMinor, ...row }: Row): ReconciledAccount => ({
  ...fromStored(row),
  openingMinor: openingMinor ?? 0n,
  closingMinor: closingMinor ?? 0n,
})

const columns = sql`id, code, currency, number, starts_on, opening_minor, covered_until, closing_minor, sequence`

/** Opens the comparison of every account that a bank or a partner keeps too; an existing one stays unchanged. */
export async function openReconciledAccounts(work: Work): Promise<void> {
  await work.tx.run(sql`
    insert into reconciliation.account (id, code, currency)
    select id, code, currency from ledger.v_account where code = any(${codes}::text[]) and owner is null
    on conflict do nothing`)
}

/** Every account, those in Chile first. */
export async function accounts(work: Work): Promise<ReconciledAccount[]> {
  const rows = await work.tx.many<Row>(sql`
    select ${columns} from reconciliation.account order by currency <> 'CLP', code, currency`)
  return rows.map(toAccount)
}

/** Accounts by their ids. */
export async function accountsById(
  work: Work,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ReconciledAccount>> {
  const rows = await work.tx.many<Row>(
    sql`select ${columns} from reconciliation.account where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(rows.map((row) => [row.id, toAccount(row)]))
}

/** The account of the books, locked: imports, matches and undoings of one account run one after another. */
export async function lockAccount(
  work: Work,
  code: string,
  currency: string,
): Promise<ReconciledAccount | undefined> {
  const row = await work.tx.maybe<Row>(sql`
    select ${columns} from reconciliation.account where code = ${code} and currency = ${currency} for update`)
  return row && toAccount(row)
}

export async function lockAccountById(work: Work, id: bigint): Promise<ReconciledAccount> {
  return toAccount(
    await work.tx.one<Row>(sql`select ${columns} from reconciliation.account where id = ${id} for update`),
  )
}

/** Records how far the bank's statements reach. */
export async function coverAccount(
  work: Work,
  { id }: ReconciledAccount,
  reach: {
    readonly number: string
    readonly fromDay: string
    readonly openingMinor: bigint
    readonly toDay: string
    /** End of the period that the bank's statement of its last day covers. */
    readonly until: Date
    readonly closingMinor: bigint
    readonly sequence: bigint | undefined
  },
): Promise<ReconciledAccount> {
  return toAccount(
    await work.tx.one<Row>(sql`
      update reconciliation.account set number = coalesce(number, ${reach.number}),
        opening_minor = coalesce(opening_minor, ${reach.openingMinor}), starts_on = coalesce(starts_on, ${reach.fromDay}),
        covered_until = greatest(covered_until, ${reach.toDay}),
        covered_at = case when covered_until > ${reach.toDay} then covered_at else greatest(covered_at, ${reach.until}) end,
        closing_minor = case when covered_until > ${reach.toDay} then closing_minor else ${reach.closingMinor} end,
        sequence = case when covered_until > ${reach.toDay} then sequence else coalesce(${reach.sequence ?? null}, sequence) end,
        due = true
      where id = ${id} returning ${columns}`),
  )
}

/** Accounts with a new statement or new entries since the rules were last applied. */
export async function dueAccounts(work: Work): Promise<bigint[]> {
  const rows = await work.tx.many<{ id: bigint }>(sql`
    select id from reconciliation.account a
    where starts_on is not null and due
       or exists (select from ledger.v_side s where s.account_id = a.id and s.version > a.collected_version)
    order by id`)
  return rows.map(({ id }) => id)
}

/** Makes the worker apply the rules to an account again. */
export async function markDue(work: Work, id: bigint): Promise<void> {
  await work.tx.run(sql`update reconciliation.account set due = true where id = ${id}`)
}

/** Records that the rules were applied to everything received. */
export async function settled(work: Work, id: bigint): Promise<void> {
  await work.tx.run(sql`update reconciliation.account set due = false where id = ${id}`)
}
