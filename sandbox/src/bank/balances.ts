import type { Database } from '../store/database.ts'

/** Puente's two accounts at the pretend bank. */
export const ownAccounts = ['client-money', 'operator-money'] as const

/** One of Puente's accounts. */
export type OwnAccount = (typeof ownAccounts)[number]

/** The balances of Puente's accounts, in whole pesos. */
export type Balances = {
  of(account: OwnAccount): bigint
  /** Adds (or, negative, takes). */
  add(account: OwnAccount, pesos: bigint): void
}

/** Balances kept in `db`; both start at zero. */
export function createBalances(db: Database): Balances {
  db.exec('create table if not exists bank_balance (account text primary key, pesos text not null) strict')
  const select = db.prepare<{ pesos: string }>('select pesos from bank_balance where account = ?')
  const upsert = db.prepare('insert or replace into bank_balance (account, pesos) values (?, ?)')
  const of = (account: OwnAccount) => BigInt(select.one(account)?.pesos ?? '0')
  return { of, add: (account, pesos) => void upsert.run(account, String(of(account) + pesos)) }
}
