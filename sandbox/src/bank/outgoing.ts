import type { Clock } from '../clock/clock.ts'
import type { Database } from '../store/database.ts'

/** A transfer out of Puente's accounts, with its position in the order of acceptance. */
export type OutgoingTransfer = {
  readonly seq: number
  readonly kind: 'refund' | 'sweep'
  readonly clientReference: string
  /** Milliseconds since 1970, business time. */
  readonly at: number
}

/** Transfers that the bank was ordered to make, in order. A client compares its books with this list. */
export type Outgoing = {
  add(kind: OutgoingTransfer['kind'], clientReference: string): void
  after(seq: number, limit: number): OutgoingTransfer[]
}

/** The list stored in `db`. */
export function createOutgoing(db: Database, clock: Pick<Clock, 'now'>): Outgoing {
  db.exec(`create table if not exists bank_outgoing (
    seq integer primary key autoincrement, kind text not null, clientReference text not null unique,
    at integer not null) strict`)
  const insert = db.prepare('insert into bank_outgoing (kind, clientReference, at) values (?, ?, ?)')
  const after = db.prepare<OutgoingTransfer>('select * from bank_outgoing where seq > ? order by seq limit ?')
  return {
    add: (kind, clientReference) => void insert.run(kind, clientReference, clock.now()),
    after: (seq, limit) => after.all(seq, limit),
  }
}
