import {
  INDEX_OF_ID,
  type EncryptedColumn,
  type PersonalColumn,
} from '../../platform/data/encryption/personal-data.ts'

/** A payment of nobody is one without an order or a debt, once it has been returned or resolved. */
const payment = {
  table: 'payins.payment',
  dataClass: 'transfers',
  of: { transfer: '(order_id = any($ids) or (order_id is null and named_order_id = any($ids)))' },
  unowned: {
    dataClass: 'unmatched-payments',
    where: `coalesce(order_id, named_order_id) is null and receivable_id is null and status <> 'suspense'`,
    at: 'received_at',
  },
} as const

/** The encrypted columns of payins, for key rotation. */
export const payinsEncrypted: readonly EncryptedColumn[] = [
  {
    ...payment,
    column: 'payer',
    row: 'id',
    owner: `coalesce(
      (select o.customer_id from payins.payin_order o where o.id = coalesce(payment.order_id, payment.named_order_id)),
      (select r.customer_id from payins.receivable r where r.id = payment.receivable_id))`,
    ends: { text: '{"rut":"","name":"—","bank":"","account":"","words":""}' },
  },
  {
    table: 'payins.refund_account',
    column: 'account',
    row: 'id',
    dataClass: 'transfers',
    owner: `(select o.customer_id from payins.refund f join payins.payin_order o on o.id = f.order_id
             where f.id = refund_account.refund_id)`,
    of: { transfer: 'refund_id in (select f.id from payins.refund f where f.order_id = any($ids))' },
    ends: { text: '{"bank":"","accountType":"vista","accountNumber":"0000"}' },
  },
]

/** Indexes with personal data of payins. */
export const payinsPersonal: readonly PersonalColumn[] = [
  { ...payment, column: 'payer_rut_index', ends: INDEX_OF_ID },
  { ...payment, column: 'payer_account_index', ends: INDEX_OF_ID },
  { ...payment, column: 'payer_search_index', ends: { sql: `'{}'::bytea[]` } },
  {
    table: 'payins.payin_order',
    column: 'payer_rut_index',
    dataClass: 'transfers',
    of: { customer: 'customer_id' },
    ends: INDEX_OF_ID,
  },
  {
    table: 'payins.receivable',
    column: 'payer_rut_index',
    dataClass: 'transfers',
    of: { customer: 'customer_id' },
    ends: INDEX_OF_ID,
  },
  {
    table: 'payins.refund',
    column: 'said',
    dataClass: 'transfers',
    of: { transfer: 'order_id' },
    ends: { sql: 'null' },
  },
]
