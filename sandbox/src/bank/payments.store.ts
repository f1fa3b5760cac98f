import type { Database } from '../store/database.ts'

/** A payment to the bank, accepted or refused. */
export type Payment = {
  readonly id: string
  readonly requestId: string | null
  readonly reference: string
  readonly amount: string
  readonly payerRut: string
  readonly payerName: string
  readonly payerBank: string
  readonly payerAccount: string
  /** Outside the bank, `processing` payments are invisible. */
  readonly status: 'processing' | 'confirmed' | 'rejected' | 'reversed'
  /** When the money was credited; null when it never was. Milliseconds since 1970, business time. */
  readonly creditedAt: number | null
}

/** A payment with its position in the list of bookings. A changed payment moves to the end of the list. */
export type BookedPayment = Payment & { readonly seq: number }

const schema = `
create table if not exists bank_payment (
  id text primary key, seq integer unique, requestId text, reference text not null, amount text not null,
  payerRut text not null, payerName text not null, payerBank text not null, payerAccount text not null,
  status text not null, creditedAt integer, dueAt integer) strict;
create table if not exists bank_booking (seq integer primary key autoincrement, paymentId text not null) strict;
create index if not exists bank_payment_due on bank_payment (dueAt) where dueAt is not null;
create index if not exists bank_payment_account on bank_payment (payerAccount);
create index if not exists bank_payment_request on bank_payment (requestId)`

/** The SQL of payments. */
export function createPaymentsStore(db: Database) {
  db.exec(schema)
  const insert =
    db.prepare(`insert into bank_payment (id, requestId, reference, amount, payerRut, payerName, payerBank,
    payerAccount, status, creditedAt, dueAt) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const book = db.prepare<{ seq: number }>('insert into bank_booking (paymentId) values (?) returning seq')
  const change = db.prepare(
    'update bank_payment set status = ?, creditedAt = ?, dueAt = ?, seq = ? where id = ?',
  )
  const byId = db.prepare<Payment>('select * from bank_payment where id = ?')
  const after = db.prepare<BookedPayment>('select * from bank_payment where seq > ? order by seq limit ?')
  const latest = db.prepare<Payment>('select * from bank_payment order by rowid desc limit ?')
  const ofRequest = db.prepare<Payment>('select * from bank_payment where requestId = ? order by rowid')
  const ofAccount = db.prepare<Payment>(
    `select * from bank_payment where payerAccount = ? and status in ('processing', 'confirmed')`,
  )
  const due = db.prepare<Payment>('select * from bank_payment where dueAt <= ? order by dueAt limit 500')
  const shift = db.prepare('update bank_payment set dueAt = dueAt + ? where dueAt is not null')
  return {
    insert: (p: Payment, dueAt: number | null) =>
      void insert.run(
        ...[p.id, p.requestId, p.reference, p.amount, p.payerRut, p.payerName, p.payerBank, p.payerAccount],
        ...[p.status, p.creditedAt, dueAt],
      ),
    /** Stores a payment's new status and moves it to the end of the list of bookings. */
    book: (p: Payment, dueAt: number | null) =>
      void change.run(p.status, p.creditedAt, dueAt, book.one(p.id)?.seq ?? null, p.id),
    byId: (id: string) => byId.one(id),
    after: (seq: number, limit: number) => after.all(seq, limit),
    latest: (limit: number) => latest.all(limit),
    ofRequest: (requestId: string) => ofRequest.all(requestId),
    /** Payments that left or are leaving a payer's account. */
    ofAccount: (payerAccount: string) => ofAccount.all(payerAccount),
    due: (nowMs: number) => due.all(nowMs),
    shift: (byMs: number) => void shift.run(byMs),
  }
}

/** The type of the store. */
export type PaymentsStore = ReturnType<typeof createPaymentsStore>
