import { withConnection } from '@puente/postgres'

/** Tables that do not have exactly the rows of this many orders, in sentences. */
export async function missingOf(databaseUrl: string, orders: number): Promise<string[]> {
  const counts = await withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<Record<string, bigint>>(`
      select (select count(*) from transfers.transfer where state = 'awaiting-payin') as "waiting transfers",
             (select count(distinct quote_id) from transfers.transfer) as "quotes used",
             (select count(*) from payins.payin_order where closed_at is null) as "open orders",
             (select count(*) from transfers.event where event = 'ordered') as "lines of history",
             (select count(*) from platform.outbox where name = 'transfers.moved') as "events to hand over",
             (select count(*) from platform.audit where action = 'createTransfer' and outcome = 'done') as "audit lines",
             (select count(*) from platform.idempotency where scope like 'createTransfer %') as "kept answers"`)
    return rows[0] ?? {}
  })
  return Object.entries(counts)
    .filter(([, count]) => count !== BigInt(orders))
    .map(([what, count]) => `${orders} transfers were answered, and there are ${count} ${what}`)
}
