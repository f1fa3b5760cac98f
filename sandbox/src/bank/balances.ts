import type { Clock } from '../clock/clock.ts'
import { newId } from '../store/ids.ts'
import type { Database } from '../store/database.ts'
import type { Movement } from '../statements/statement.ts'

/** Puente's two accounts at the simulated bank. */
export const ownAccounts = ['client-money', 'operator-money'] as const

/** One of Puente's accounts. */
export type OwnAccount = (typeof ownAccounts)[number]

/** The subject of a movement, as its statement shows it. */
export type About = Pick<Movement, 'reference' | 'words'> & Partial<Pick<Movement, 'id' | 'rut' | 'name'>>

/** The balances of Puente's accounts, in whole pesos. */
export type Balances = {
  of(account: OwnAccount): bigint
  /** Adds an amount (subtracts when negative) and records its subject. */
  add(account: OwnAccount, pesos: bigint, about: About): void
  /** Every movement of the account, in order. */
  moved(account: OwnAccount): Movement[]
}

/** Balances stored in `db`; both start at zero. */
export function createBalances(db: Database, clock: Pick<Clock, 'now'>): Balances {
  db.exec('create table if not exists bank_balance (account text primary key, pesos text not null) strict')
  const select = db.prepare<{ pesos: string }>('select pesos from bank_balance where account = ?')
  const upsert = db.prepare('insert or replace into bank_balance (account, pesos) values (?, ?)')
  const of = (account: OwnAccount) => BigInt(select.one(account)?.pesos ?? '0')
  db.exec(`create table if not exists bank_movement (
    seq integer primary key autoincrement, account text not null, id text not null, at integer not null, pesos text not null,
    reference text not null, words text not null, rut text, name text) strict`)
  const insert = db.prepare(
    'insert into bank_movement (account, id, at, pesos, reference, words, rut, name) values (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const moved = db.prepare<Omit<Movement, 'minor'> & { pesos: string }>(
    'select id, at, pesos, reference, words, rut, name from bank_movement where account = ? order by at, seq',
  )
  return {
    of,
    add: (account, pesos, { id = newId('mov'), reference, words, rut = null, name = null }) => {
      upsert.run(account, String(of(account) + pesos))
      insert.run(account, id, clock.now(), String(pesos), reference, words, rut, name)
    },
    moved: (account) => moved.all(account).map(({ pesos, ...rest }) => ({ ...rest, minor: BigInt(pesos) })),
  }
}
