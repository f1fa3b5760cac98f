import type { Id } from '@puente/contract'
import type { CaseKind } from '@puente/contract/staff'
import { join, sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'
import type { Case } from '../../assignments/index.ts'

/** What names a case in a list. */
export interface CaseFacts {
  readonly subject: string
  readonly customerId: Id<'customer'> | null
  /** The reference of its transfer, a folio or an account. */
  readonly reference: string | null
  readonly amountMinor: bigint | null
  readonly currency: string | null
  /** The kind of a thread, or the action of a proposal. */
  readonly about: string | null
}

const pesos = sql`'CLP'`
const none = sql`null::text`
const noAmount = sql`null::bigint`

const ofTransfer = (from: Sql, subject: Sql, order: Sql, amount: Sql): Sql => sql`
  select ${subject} as subject, t.customer_id, t.reference, ${amount} as amount_minor, ${pesos} as currency,
         ${none} as about
  from ${from} left join transfers.v_transfer t on t.id = ${order}
  where ${subject} = any`

const plain = (
  from: Sql,
  customer: Sql,
  { reference = none, about = none }: { reference?: Sql; about?: Sql } = {},
) =>
  sql`
  select id as subject, ${customer} as customer_id, ${reference} as reference, ${noAmount} as amount_minor,
         ${none} as currency, ${about} as about
  from ${from} where id = any`

/** The facts of cases of each kind. Each statement ends before the list of their ids. */
const statements: Readonly<Record<CaseKind, Sql>> = {
  suspense: ofTransfer(sql`payins.v_suspense s`, sql`s.id`, sql`s.order_id`, sql`s.amount_minor`),
  refund: ofTransfer(sql`payins.v_refund_rejected r`, sql`r.id`, sql`r.order_id`, sql`r.amount_minor`),
  receivable: sql`
    select r.id as subject, r.customer_id, t.reference, r.outstanding_minor as amount_minor, ${pesos} as currency,
           ${none} as about
    from payins.v_receivable r left join transfers.v_transfer t on t.id = r.order_id
    where r.id = any`,
  transfer: sql`
    select id as subject, customer_id, reference, send_minor as amount_minor, ${pesos} as currency, ${none} as about
    from transfers.v_transfer where id = any`,
  review: ofTransfer(sql`transfers.v_review r`, sql`r.id`, sql`r.transfer_id`, sql`t.send_minor`),
  'pending-item': plain(sql`pending_items.v_open`, sql`subject`),
  application: plain(sql`onboarding.v_application`, sql`id`),
  'company-file': plain(sql`onboarding.v_company_file_waiting`, sql`id`),
  'level-application': plain(sql`requirements.v_level_waiting`, sql`customer_id`),
  'exposure-case': plain(sql`risk.v_exposure_case`, sql`customer_id`),
  restriction: plain(sql`customers.v_restriction_review`, sql`customer_id`),
  'name-request': plain(sql`customers.v_name_request`, sql`customer_id`),
  document: plain(sql`documents.v_document`, sql`customer_id`),
  thread: plain(sql`support.v_thread`, sql`customer_id`, { reference: sql`folio`, about: sql`kind` }),
  'data-request': plain(sql`data_rights.v_request_open`, sql`customer_id`, { reference: sql`folio` }),
  break: sql`
    select id as subject, null::uuid as customer_id, code as reference, abs(amount_minor) as amount_minor, currency,
           ${none} as about
    from reconciliation.v_break where id = any`,
  proposal: sql`
    select w.id as subject, c.id as customer_id, ${none} as reference, ${noAmount} as amount_minor, ${none} as currency,
           w.action as about
    from approvals.v_waiting w left join customers.v_customer c on c.id = w.subject where w.id = any`,
}

/** The facts of these cases, by the id of their subject. One statement. */
export async function caseFacts(work: Work, cases: readonly Case[]): Promise<ReadonlyMap<string, CaseFacts>> {
  if (cases.length === 0) return new Map()
  const kinds = [...new Set(cases.map(({ kind }) => kind))]
  const branches = kinds.map((kind) => {
    const ids = cases.flatMap((one) => (one.kind === kind ? [one.subject] : []))
    return sql`${statements[kind]} (${ids}::uuid[])`
  })
  const rows = await work.tx.many<CaseFacts>(join(branches, ' union all '))
  return new Map(rows.map((row) => [row.subject, row]))
}
