import { randomUUIDv7 } from 'node:crypto'
import { withConnection } from '@puente/postgres'
import { openTransferAccounts } from '../../apps/server/src/modules/books/index.ts'
import { referenceFrom } from '../../apps/server/src/modules/payins/index.ts'
import type { Runtime } from '../../apps/server/src/platform/work.ts'
import { partiesBySource } from './copied-parties.ts'

/** An order that waits for its payment. */
export interface Made {
  readonly id: string
  readonly reference: string
  readonly amountMinor: bigint
  /** The customer whose RUT pays. */
  readonly customerId: string
}

const CHUNK = 1000

/** Copies every unpaid order `copies` times: quote, order, history and accounts. */
export async function copyOrders(runtime: Runtime, databaseUrl: string, copies: number): Promise<Made[]> {
  const parties = await partiesBySource(runtime)
  const made = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; customer_id: string; send_minor: bigint }>(
      `select id, customer_id, send_minor from transfers.transfer where state = 'awaiting-payin'`,
    )
    const orders = Array.from({ length: copies }, () =>
      rows.map((row) => {
        const id = randomUUIDv7()
        return { id, reference: referenceFrom(id), quoteId: randomUUIDv7(), source: row }
      }),
    ).flat()
    await client.query(
      `create temp table made as
         select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::bytea[])
           as made(id, reference, quote_id, source, parties)`,
      [
        orders.map(({ id }) => id),
        orders.map(({ reference }) => reference),
        orders.map(({ quoteId }) => quoteId),
        orders.map(({ source }) => source.id),
        orders.map(({ id, source }) => parties.get(source.id)?.(id)),
      ],
    )
    await client.query(COPIES)
    return orders.map(({ id, reference, source }) => ({
      id,
      reference,
      amountMinor: source.send_minor,
      customerId: source.customer_id,
    }))
  })
  for (let from = 0; from < made.length; from += CHUNK)
    await runtime.work({ kind: 'system', name: 'bench' }, (work) =>
      Promise.all(
        made.slice(from, from + CHUNK).map(({ id }) => openTransferAccounts(work, { id, currency: 'USD' })),
      ),
    )
  return made
}

const COPIES = `
  insert into quotes.quote
    select (jsonb_populate_record(quote, jsonb_build_object('id', made.quote_id))).*
    from made join transfers.transfer on transfer.id = made.source join quotes.quote on quote.id = transfer.quote_id;
  insert into transfers.transfer
    select (jsonb_populate_record(transfer,
      jsonb_build_object('id', made.id, 'reference', made.reference, 'quote_id', made.quote_id, 'parties', made.parties))).*
    from made join transfers.transfer on transfer.id = made.source;
  insert into transfers.event
    select (jsonb_populate_record(line, jsonb_build_object('transfer_id', made.id))).*
    from made join transfers.event as line on line.transfer_id = made.source;
  insert into payins.payin_order
    select (jsonb_populate_record(payin_order, jsonb_build_object('id', made.id, 'reference', made.reference))).*
    from made join payins.payin_order on payin_order.id = made.source;
  analyze quotes.quote, transfers.transfer, transfers.event, payins.payin_order`
