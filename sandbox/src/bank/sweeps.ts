import { Refused } from '../http/answers.ts'
import { fingerprint, newId } from '../store/ids.ts'
import type { Database } from '../store/database.ts'
import type { Balances } from './balances.ts'
import type { Outgoing } from './outgoing.ts'
import { reused } from './requests.ts'

/** The body of `POST /bank/sweeps`. */
export type NewSweep = { readonly clientReference: string; readonly amount: string }

/** A transfer from client money to operator money; settled at once. */
export type Sweep = NewSweep & { readonly id: string; readonly status: 'settled' }

/** Transfers between Puente's two accounts. */
export type Sweeps = {
  /** Transfers money once per clientReference; refuses more than the balance of client money. */
  create(body: NewSweep): { sweep: Sweep; created: boolean }
  byReference(clientReference: string): Sweep | undefined
}

/** Sweeps stored in `db`; they are settled at once. */
export function createSweeps(db: Database, balances: Balances, outgoing: Outgoing): Sweeps {
  db.exec(`create table if not exists bank_sweep (
    id text primary key, clientReference text not null unique, print text not null, amount text not null) strict`)
  const byReference = db.prepare<NewSweep & { id: string; print: string }>(
    'select * from bank_sweep where clientReference = ?',
  )
  const insert = db.prepare('insert into bank_sweep values (?, ?, ?, ?)')
  const create = (body: NewSweep): { sweep: Sweep; created: boolean } =>
    db.transact(() => {
      const { clientReference, amount } = body
      const known = byReference.one(clientReference)
      if (known !== undefined && known.print !== fingerprint(body)) throw reused(clientReference)
      if (known !== undefined)
        return { sweep: { id: known.id, clientReference, amount, status: 'settled' }, created: false }
      const pesos = BigInt(amount)
      if (pesos === 0n)
        throw new Refused(422, 'amount-out-of-range', 'Move more than zero.', { field: 'amount' })
      if (balances.of('client-money') < pesos) {
        throw new Refused(422, 'insufficient-funds', 'The client-money account holds less than that.', {
          field: 'amount',
        })
      }
      const about = { reference: clientReference, words: 'Traspaso entre cuentas propias' }
      balances.add('client-money', -pesos, about)
      balances.add('operator-money', pesos, about)
      const id = newId('swp')
      insert.run(id, clientReference, fingerprint(body), amount)
      outgoing.add('sweep', clientReference)
      return { sweep: { id, clientReference, amount, status: 'settled' }, created: true }
    })
  return {
    create,
    byReference: (clientReference) => {
      const known = byReference.one(clientReference)
      return known && { id: known.id, clientReference, amount: known.amount, status: 'settled' }
    },
  }
}
