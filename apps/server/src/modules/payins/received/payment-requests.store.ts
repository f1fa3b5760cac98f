import type { Id } from '@puente/contract'
import { fromStored, sql, type Stored } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

export interface PaymentRequest {
  readonly id: string
  readonly clientReference: string
  readonly amountMinor: bigint
  readonly url: string | undefined
}

/** The latest request for this order over this amount, or undefined. */
export async function requestFor(
  work: Work,
  orderId: Id<'transfer'>,
  amountMinor: bigint,
): Promise<PaymentRequest | undefined> {
  const row = await work.tx.maybe<Stored<PaymentRequest>>(sql`
    select id, client_reference, amount_minor, url from payins.payment_request
    where order_id = ${orderId} and amount_minor = ${amountMinor} order by id desc limit 1`)
  return row && fromStored(row)
}

/** Stores a request; an existing one stays unchanged. */
export async function insertRequest(
  work: Work,
  orderId: Id<'transfer'>,
  request: Omit<PaymentRequest, 'url'>,
): Promise<void> {
  await work.tx.run(sql`
    insert into payins.payment_request (id, order_id, client_reference, amount_minor, created_at)
    values (${request.id}, ${orderId}, ${request.clientReference}, ${request.amountMinor}, ${work.now})
    on conflict (id) do nothing`)
}

export async function requestAnswered(
  work: Work,
  id: string,
  bankRequestId: string,
  url: string,
): Promise<void> {
  await work.tx.run(sql`
    update payins.payment_request set bank_request_id = ${bankRequestId}, url = ${url} where id = ${id}`)
}
