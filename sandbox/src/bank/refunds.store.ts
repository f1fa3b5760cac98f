import type { Database } from '../store/database.ts'
import type { OwnAccount } from './balances.ts'

/** A refund as the bank stores it. */
export type Refund = {
  readonly id: string
  readonly clientReference: string
  readonly print: string
  readonly amount: string
  readonly toRut: string
  readonly toName: string
  readonly toBank: string
  readonly toAccount: string
  readonly paymentId: string | null
  readonly account: OwnAccount
  readonly status: 'accepted' | 'settled' | 'rejected'
  readonly reason: string | null
}

const schema = `
create table if not exists bank_refund (
  id text primary key, clientReference text not null unique, print text not null, amount text not null,
  toRut text not null, toName text not null, toBank text not null, toAccount text not null, paymentId text,
  account text not null, status text not null, reason text, dueAt integer) strict;
create index if not exists bank_refund_due on bank_refund (dueAt) where dueAt is not null`

/** The SQL of refunds. */
export function createRefundsStore(db: Database) {
  db.exec(schema)
  const insert = db.prepare('insert into bank_refund values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const end = db.prepare('update bank_refund set status = ?, reason = ?, dueAt = null where id = ?')
  const byReference = db.prepare<Refund>('select * from bank_refund where clientReference = ?')
  const due = db.prepare<Refund>('select * from bank_refund where dueAt <= ? order by dueAt limit 500')
  const latest = db.prepare<Refund>('select * from bank_refund order by rowid desc limit ?')
  const shift = db.prepare('update bank_refund set dueAt = dueAt + ? where dueAt is not null')
  return {
    insert: (r: Refund, dueAt: number) =>
      void insert.run(
        ...[r.id, r.clientReference, r.print, r.amount, r.toRut, r.toName, r.toBank, r.toAccount],
        ...[r.paymentId, r.account, r.status, r.reason, dueAt],
      ),
    end: (r: Refund) => void end.run(r.status, r.reason, r.id),
    byReference: (clientReference: string) => byReference.one(clientReference),
    due: (nowMs: number) => due.all(nowMs),
    latest: (limit: number) => latest.all(limit),
    shift: (byMs: number) => void shift.run(byMs),
  }
}
