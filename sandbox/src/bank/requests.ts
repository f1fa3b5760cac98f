import type { Database } from '../store/database.ts'
import { Refused } from '../http/answers.ts'
import { readRut, type Rut } from '../registry/rut.ts'
import { fingerprint, newId } from '../store/ids.ts'

/** A payment request of Puente to a payer. */
export type PaymentRequest = {
  readonly id: string
  readonly clientReference: string
  readonly amount: string
  readonly payerRut: Rut
  readonly description: string
  readonly returnUrl: string
}

/** The body of `POST /bank/payment-requests`. */
export type NewPaymentRequest = Omit<PaymentRequest, 'id'> & { readonly account: 'client-money' }

/** The payment requests of the bank. */
export type PaymentRequests = {
  /** Stores a request once per clientReference; refuses another body with the same reference, and an invalid RUT. */
  create(body: NewPaymentRequest): { request: PaymentRequest; created: boolean }
  byId(id: string): PaymentRequest | undefined
}

const schema = `create table if not exists bank_request (
  id text primary key, clientReference text not null unique, print text not null, amount text not null,
  payerRut text not null, description text not null, returnUrl text not null) strict`

/** Requests stored in `db`. */
export function createPaymentRequests(db: Database): PaymentRequests {
  db.exec(schema)
  const byReference = db.prepare<PaymentRequest & { print: string }>(
    'select * from bank_request where clientReference = ?',
  )
  const byId = db.prepare<PaymentRequest>('select * from bank_request where id = ?')
  const insert = db.prepare('insert into bank_request values (?, ?, ?, ?, ?, ?, ?)')
  return {
    create: (body) =>
      db.transact(() => {
        const print = fingerprint(body)
        const known = byReference.one(body.clientReference)
        if (known !== undefined && known.print !== print) throw reused(body.clientReference)
        if (known !== undefined) return { request: known, created: false }
        const payerRut = readRut(body.payerRut)
        if (payerRut === null)
          throw new Refused(422, 'unknown-rut', `${body.payerRut} is no RUT.`, { field: 'payerRut' })
        if (body.amount === '0')
          throw new Refused(422, 'amount-out-of-range', 'Ask for more than zero.', { field: 'amount' })
        const id = newId('req')
        insert.run(id, body.clientReference, print, body.amount, payerRut, body.description, body.returnUrl)
        return { request: { ...body, id, payerRut }, created: true }
      }),
    byId: (id) => byId.one(id),
  }
}

/** The refusal of a reference that was used for another body. */
export function reused(clientReference: string): Refused {
  return new Refused(409, 'reference-reused', `${clientReference} already names another request.`, {
    clientReference,
  })
}
