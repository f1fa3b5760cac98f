import type { Database } from '../store/database.ts'
import type { PayoutStatus } from './outcomes.ts'

/** A payout as the rails store it. */
export type Payout = {
  readonly id: string
  readonly clientReference: string
  readonly print: string
  readonly rail: string
  readonly currency: string
  readonly amount: string
  readonly name: string
  readonly account: string
  /** The magic word that selected its outcome; empty for ordinary ones. */
  readonly outcome: string
  readonly status: PayoutStatus
  readonly code: string | null
  /** How many steps are completed. */
  readonly step: number
  /** When the next step happens; null when nothing is due. */
  readonly dueAt: number | null
  /** 1 after a manual action stopped it: changes of speed no longer move it. */
  readonly halted: number
  /** JSON: `[{status, at}]`. */
  readonly history: string
}

/** A payout with its position in the order of acceptance, and the order as received (JSON). */
export type ListedPayout = Payout & { readonly seq: number; readonly ordered: string }

const columns = [
  'id',
  'clientReference',
  'print',
  'rail',
  'currency',
  'amount',
  'name',
  'account',
  'outcome',
  'status',
  'code',
  'step',
  'dueAt',
  'halted',
  'history',
] as const

const schema = `
create table if not exists payout (
  id text primary key, clientReference text not null unique, print text not null, rail text not null,
  currency text not null, amount text not null, name text not null, account text not null, outcome text not null,
  status text not null, code text, step integer not null, dueAt integer, halted integer not null,
  history text not null, ordered text not null) strict;
create index if not exists payout_due on payout (dueAt) where dueAt is not null;
create index if not exists payout_under_way on payout (status) where status in ('accepted', 'sent') and halted = 0`

/** The SQL of payouts. */
export function createPayoutsStore(db: Database) {
  db.exec(schema)
  const insert = db.prepare(
    `insert into payout (${columns.join(', ')}, ordered) values (${columns.map(() => '?').join(', ')}, ?)`,
  )
  const update = db.prepare(
    'update payout set status = ?, code = ?, step = ?, dueAt = ?, halted = ?, history = ? where id = ?',
  )
  const byReference = db.prepare<Payout>(`select ${columns.join(', ')} from payout where clientReference = ?`)
  const due = db.prepare<Payout>(
    `select ${columns.join(', ')} from payout where dueAt <= ? order by dueAt, rowid limit 500`,
  )
  const latest = db.prepare<Payout>(`select ${columns.join(', ')} from payout order by rowid desc limit ?`)
  const all = db.prepare<Payout>(`select ${columns.join(', ')} from payout order by rowid`)
  const after = db.prepare<ListedPayout>(
    `select rowid as seq, ordered, ${columns.join(', ')} from payout where rowid > ? order by rowid limit ?`,
  )
  const underWay = db.prepare<Payout>(
    `select ${columns.join(', ')} from payout where status in ('accepted', 'sent') and halted = 0`,
  )
  const shift = db.prepare('update payout set dueAt = dueAt + ? where dueAt is not null')
  return {
    insert: (payout: Payout, ordered: unknown) =>
      void insert.run(...columns.map((column) => payout[column]), JSON.stringify(ordered)),
    update: (p: Payout) => void update.run(p.status, p.code, p.step, p.dueAt, p.halted, p.history, p.id),
    byReference: (clientReference: string) => byReference.one(clientReference),
    due: (nowMs: number) => due.all(nowMs),
    all: () => all.all(),
    /** Payouts in the order of acceptance. */
    after: (seq: number, limit: number) => after.all(seq, limit),
    latest: (limit: number) => latest.all(limit),
    underWay: () => underWay.all(),
    shift: (byMs: number) => void shift.run(byMs),
  }
}

/** The type of the store. */
export type PayoutsStore = ReturnType<typeof createPayoutsStore>
