import { asOwner } from './owner.ts'
import type { TestEnvironment } from './world.ts'

/** The customer and the recipient of seeded transfers, and their distinguishing prefix. */
export interface Seeded {
  readonly customerId: string
  readonly recipientId: string
  /** How many. The newest was ordered a minute ago, each earlier one a minute before. */
  readonly count: number
  readonly beneficiaryName?: string
}

/**
 * Inserts delivered transfers of 200.000 CLP by SQL, many in seconds, each with its own quote. Every thousandth was
 * refunded, its neighbours are in review or expired, and every five hundredth sent 123.457 CLP.
 */
export async function seedTransfers(world: TestEnvironment, seeded: Seeded): Promise<void> {
  const client = await world.signedIn('persona')
  const quote = await client.post<{ id: string }>('/api/quotes', {
    corridorId: 'us-usd',
    side: 'send',
    amount: '200000',
  })
  const quoteId = quote.body.id.slice(4)
  const parties = world.runtime.vault.encrypt(
    'transfers.transfer.parties',
    JSON.stringify({
      originator: { kind: 'person', name: 'Persona Demo', rut: '11222333-9', country: 'CL' },
      beneficiary: {
        kind: 'person',
        name: seeded.beneficiaryName ?? 'Rosa Ejemplo',
        country: 'US',
        fields: { accountNumber: '000123456789' },
        accountEnding: '6789',
      },
    }),
    // All rows share one value, in the format from before rows were bound.
    undefined,
  )
  const [columns] = await asOwner<{ names: string }>(
    world,
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'quotes' and table_name = 'quote' and column_name <> 'id'`,
  )
  await asOwner(
    world,
    `insert into quotes.quote (id, ${columns?.names})
     select uuidv7(), ${columns?.names} from quotes.quote, generate_series(1, $2::int)
     where replace(id::text, '-', '') = $1`,
    [quoteId, seeded.count],
  )
  await asOwner(
    world,
    `insert into transfers.transfer (id, reference, customer_id, user_id, recipient_id, quote_id, corridor_id, state,
       send_minor, receive_minor, currency, usd_cents, purpose, funds_source, relationship, parties, created_at,
       changed_at, funding_deadline_at)
     select uuidv7(), 'PU' || translate(lpad(upper(to_hex(n)), 8, '0'), '01', 'XY'), $1, $1, $2, q.id, 'us-usd',
       case n % 1000 when 0 then 'refunded' when 1 then 'in-review' when 2 then 'expired' else 'delivered' end,
       case when n % 500 = 0 then 123457 else 200000 end, 20754, 'USD', 20000, 'family-support', 'salary', 'family', $3,
       at, at, at
     from (select id, row_number() over (order by id desc) as n from quotes.quote
           where replace(id::text, '-', '') <> $4) as q,
       lateral (select date_trunc('milliseconds', now()) - n * interval '1 minute' as at) as moment
     order by n desc`,
    [seeded.customerId, seeded.recipientId, parties, quoteId],
  )
  await asOwner(world, 'analyze transfers.transfer')
}
