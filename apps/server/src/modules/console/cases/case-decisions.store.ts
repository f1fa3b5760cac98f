import type { Id, IdKind } from '@puente/contract'
import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** What names a case, also once it is decided. */
export interface KeptCase {
  readonly subject: string
  readonly askedAt: Date | null
  readonly customerId: Id<'customer'> | null
  readonly transferId: Id<'transfer'> | null
  /** The reference of its transfer, or a folio. */
  readonly reference: string | null
  readonly amountMinor: bigint | null
}

const none = sql`null::uuid as transfer_id, null::text as reference, null::bigint as amount_minor`

const ofMoney = (kind: string): Sql => sql`
  select c.id as subject, c.opened_at as asked_at, t.customer_id, c.order_id as transfer_id, t.reference, c.amount_minor
  from payins.v_case c left join transfers.v_transfer t on t.id = c.order_id
  where c.kind = ${kind} and c.id = any`

/** The cases of each kind. Each statement ends before the list of their ids. */
const statements: Partial<Record<IdKind, Sql>> = {
  suspense: ofMoney('suspense'),
  refund: ofMoney('refund'),
  receivable: ofMoney('receivable'),
  transfer: sql`
    select id as subject, created_at as asked_at, customer_id, id as transfer_id, reference, send_minor as amount_minor
    from transfers.v_transfer where id = any`,
  review: sql`
    select r.id as subject, r.opened_at as asked_at, t.customer_id, t.id as transfer_id, t.reference, t.send_minor as amount_minor
    from transfers.v_review r join transfers.v_transfer t on t.id = r.transfer_id where r.id = any`,
  application: sql`
    select id as subject, submitted_at as asked_at, id as customer_id, ${none} from onboarding.v_application where id = any`,
  'company-file': sql`
    select customer_id as subject, submitted_at as asked_at, customer_id, ${none} from onboarding.v_company_file where customer_id = any`,
  'level-application': sql`
    select id as subject, submitted_at as asked_at, customer_id, ${none} from requirements.v_level_application where id = any`,
  'name-request': sql`
    select id as subject, asked_at, customer_id, ${none} from customers.v_name_asked where id = any`,
  document: sql`
    select id as subject, received_at as asked_at, customer_id, ${none} from documents.v_document where id = any`,
  thread: sql`
    select id as subject, opened_at as asked_at, customer_id, transfer_id, folio as reference, null::bigint as amount_minor
    from support.v_thread where id = any`,
  'data-request': sql`
    select id as subject, received_at as asked_at, customer_id, null::uuid as transfer_id, folio as reference,
           null::bigint as amount_minor
    from data_rights.v_request where id = any`,
  'close-record': sql`
    select id as subject, null::timestamptz as asked_at, null::uuid as customer_id, null::uuid as transfer_id,
           to_char(day, 'DD/MM/YYYY') as reference, null::bigint as amount_minor
    from closes.v_record where id = any`,
  quote: sql`
    select q.id as subject, null::timestamptz as asked_at, q.customer_id, t.id as transfer_id, t.reference,
           null::bigint as amount_minor
    from quotes.v_price q left join transfers.v_transfer t on t.quote_id = q.id where q.id = any`,
  customer: sql`
    select id as subject, null::timestamptz as asked_at, id as customer_id, ${none} from customers.v_customer where id = any`,
}

/** What names cases of one kind, by their ids. Empty for kinds without such facts. */
export async function keptCases(
  work: Work,
  kind: IdKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptCase>> {
  const statement = statements[kind]
  if (statement === undefined || ids.length === 0) return new Map()
  const rows = await work.tx.many<KeptCase>(sql`${statement} (${ids}::uuid[])`)
  return new Map(rows.map((row) => [row.subject, row]))
}

/** The case with this id; undefined for one that does not exist, and for kinds without such facts. */
export const keptCase = async (work: Work, kind: IdKind, id: string): Promise<KeptCase | undefined> =>
  (await keptCases(work, kind, [id])).get(id)

/** A message to customers. */
export interface SentMessage {
  readonly channel: 'mail' | 'sms'
  readonly template: string
  readonly state: 'waiting' | 'sent' | 'failed' | 'bounced'
  readonly createdAt: Date
}

/** Messages about these subjects that were written in this time, the earliest first. */
export function messagesBetween(
  work: Work,
  subjects: readonly string[],
  from: Date,
  until: Date,
): Promise<SentMessage[]> {
  return work.tx.many<SentMessage>(sql`
    select channel, template, state, created_at from notifications.v_message
    where subject_id = any(${subjects}::uuid[]) and created_at >= ${from} and created_at < ${until}
    order by created_at, id limit 20`)
}
