import type { IndexedTable, IndexSource, ValuesOf } from '../../platform/data/indexes/indexed-tables.ts'
import { payerAccountIndex, payerSearchIndex } from './payer-index.ts'
import { rutIndex } from './payins.store.ts'
import type { Payer } from './payin.ts'

/** The payer of a payment with this id, an SQL expression. */
export const payerOf = (paymentId: string): IndexSource => ({
  value: `(select p.payer from payins.payment p where p.id = ${paymentId})`,
  row: paymentId,
  boundAs: 'payins.payment.payer',
})

/** The values of an index of a payer's RUT. */
export const valuesOfRuts =
  (ruts: readonly (string | undefined)[]): ValuesOf =>
  (key) => [ruts.flatMap((rut) => (rut === undefined || rut === '' ? [] : [rutIndex(key, rut)]))]

/** The RUT in the text of a payer. */
export const rutOfPayer = (payer: string | undefined): string | undefined =>
  payer === undefined ? undefined : (JSON.parse(payer) as Payer).rut

/** The tables of payins with blind indexes. An order has no text of its payer, which is the customer. */
export const payinsIndexed: readonly IndexedTable[] = [
  {
    table: 'payins.payin_order',
    columns: ['payer_rut_index'],
    sources: [
      {
        value: '(select c.rut from customers.customer c where c.id = payin_order.customer_id)',
        row: 'customer_id',
        boundAs: 'customers.customer.rut',
      },
      payerOf(
        `(select p.id from payins.payment p where p.order_id = payin_order.id and p.status = 'matched' limit 1)`,
      ),
    ],
    values: (_, { texts: [rut, payer] }) => valuesOfRuts([rut, rutOfPayer(payer)]),
  },
  {
    table: 'payins.payment',
    columns: ['payer_rut_index', 'payer_search_index', 'payer_account_index'],
    sources: [{ value: 'payer', row: 'id', boundAs: 'payins.payment.payer' }],
    values: (_, { id, texts: [payer] }) => {
      const ruts = valuesOfRuts([rutOfPayer(payer)])
      return (key) => [
        ...ruts(key),
        payer === undefined ? [] : [payerSearchIndex(key, JSON.parse(payer) as Payer)],
        payer === undefined ? [] : [payerAccountIndex(key, JSON.parse(payer) as Payer, id)],
      ]
    },
  },
  {
    table: 'payins.receivable',
    columns: ['payer_rut_index'],
    sources: [payerOf('payment_id')],
    values: (_, { texts: [payer] }) => valuesOfRuts([rutOfPayer(payer)]),
  },
]
