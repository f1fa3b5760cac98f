import { randomUUIDv7 } from 'node:crypto'
import { transaction, type Pool, type Sql } from '@puente/postgres'
import { referenceFrom } from '../../apps/server/src/modules/payins/index.ts'
import type { Order } from './order-stock.ts'
import type { Recording, Said } from './recorded-api.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const REFERENCE = /\bPU[0-9A-Z]{8}\b/g

const uuidOf = (wire: string): string =>
  wire.slice(4).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The ids of an order: its customer, its recipient and its quote. */
const namesOf = ({ orderer, quoteId }: Order): string[] => [
  orderer.customerId,
  orderer.userId,
  uuidOf(orderer.recipientId),
  uuidOf(quoteId),
]

/** The recorded statements for another order: its ids are replaced, and new ids are generated. */
export async function replayOrder(
  pool: Pool,
  recording: Recording,
  recorded: Order,
  order: Order,
): Promise<void> {
  const ids = new Map<string, string>()
  const other = namesOf(order)
  namesOf(recorded).forEach((name, nth) => ids.set(name, other[nth] ?? name))
  const idFor = (old: string): string => {
    const found = ids.get(old) ?? randomUUIDv7()
    ids.set(old, found)
    return found
  }
  const references = new Map<string, string>()
  const referenceFor = (old: string): string => {
    const found = references.get(old) ?? referenceFrom(randomUUIDv7())
    references.set(old, found)
    return found
  }
  const anew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(UUID, idFor).replaceAll(REFERENCE, referenceFor)
    return Array.isArray(value) ? value.map(anew) : value
  }
  const sqlOf = ({ text, values }: Said) => ({ text, values: values.map(anew) }) as unknown as Sql
  for (const { inTransaction, said } of recording) {
    if (inTransaction)
      await transaction(pool, async (tx) => {
        for (const one of said) await tx.run(sqlOf(one))
      })
    else for (const one of said) await pool.query(sqlOf(one))
  }
}
