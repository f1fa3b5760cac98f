import { withConnection } from '@puente/postgres'
import type { Orderer } from './orderers.ts'

/** The input of one order: its customer and the quote that it uses up. */
export interface Order {
  readonly orderer: Orderer
  readonly quoteId: string
}

/** Raises the published limits, so that they are checked as usual and refuse no order of a bench. */
export async function liftLimits(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query(`
      insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
      select noun, key, latest + 1, in_force_from, data || case noun
               when 'limits' then '{"dayUsdCents": "900000000000", "monthUsdCents": "900000000000",
                 "ordersPerHour": 1000000, "ordersPerDay": 1000000, "newRecipientsPerDay": 1000000}'::jsonb
               when 'due-diligence' then '{"monthUsdCents": "900000000000", "yearUsdCents": "900000000000"}'::jsonb
               else '{"openOrdersMax": 1000000}'::jsonb end, 'bench', 'bench'
      from (select distinct on (noun, key) *, max(version) over (partition by noun, key) as latest
            from platform.versioned where (noun, key) in
              (('limits', 'person/enhanced'), ('due-diligence', 'person/enhanced'), ('order-terms', 'default'))
            order by noun, key, in_force_from desc, version desc) as newest`)
  })
}

/**
 * Copies the one quote of each customer `copies` times, because a quote prices one order. Shuffled across
 * customers.
 */
export async function stockOrders(
  databaseUrl: string,
  orderers: readonly Orderer[],
  copies: number,
): Promise<Order[]> {
  const rows = await withConnection(databaseUrl, async (client) => {
    await client.query(
      `insert into quotes.quote
       select (jsonb_populate_record(quote, jsonb_build_object('id', uuidv7()))).*
       from quotes.quote cross join generate_series(1, $1)`,
      [copies],
    )
    const found = await client.query<{ id: string; customer_id: string }>(
      'select id, customer_id from quotes.quote order by md5(id::text)',
    )
    return found.rows
  })
  const byId = new Map(orderers.map((orderer) => [orderer.customerId, orderer]))
  return rows.flatMap(({ id, customer_id }) => {
    const orderer = byId.get(customer_id)
    return orderer === undefined ? [] : [{ orderer, quoteId: `quo_${id.replaceAll('-', '')}` }]
  })
}
