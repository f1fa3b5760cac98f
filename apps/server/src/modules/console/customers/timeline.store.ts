/* long: one statement over all sources of the timeline */
import type { Id } from '@puente/contract'
import type { NoteAudience, TimelineGroup, TimelineKind } from '@puente/contract/staff'
import { sql } from '@puente/postgres'
import type { Key } from '../../../platform/lists/cursor.ts'
import type { Work } from '../../../platform/work.ts'

/** What of a customer's timeline is read. */
export interface TimelineFilter {
  readonly customerId: Id<'customer'>
  readonly group: TimelineGroup | undefined
  /** Whether the reader sees decisions, scores and the restrictions that only compliance knows. */
  readonly mayJudge: boolean
  readonly audiences: readonly NoteAudience[]
  /** The indexes of the customer's RUT among payers; empty for a reader who does not see payments. */
  readonly payerRut: readonly Buffer[]
  /** Whether the reader sees payouts. */
  readonly seesPayouts: boolean
}

export interface TimelineRow {
  readonly at: Date
  readonly kind: TimelineKind
  /** The row of its source; unique within the kind. */
  readonly id: string
  readonly reference: string | null
  readonly code: string | null
  readonly detail: string | null
  readonly minor: bigint | null
  /** The member of staff or user who did it. */
  readonly actor: string | null
}

const FIRST: Key = ['infinity', '', '00000000-0000-0000-0000-000000000000']

/**
 * The rows of a timeline, the latest first, after a key of instant, kind and id. Each source gives at most `limit` rows
 * in that order, so that the cost does not grow with the position. States and payouts are those of the transfers that can
 * have rows in the page: ordered before the key, and changed since the order of the `limit`-th newest of them.
 */
export function timelineRows(
  work: Work,
  { customerId, group, mayJudge, audiences, payerRut, seesPayouts }: TimelineFilter,
  after: Key | undefined,
  limit: number,
): Promise<TimelineRow[]> {
  const [at, kind, id] = after ?? FIRST
  const shows = (one: TimelineGroup): boolean => group === undefined || group === one
  const earlier = sql`at <= ${at}::timestamptz and (at, kind, id) < (${at}::timestamptz, ${kind}::text, ${id}::uuid)
    order by at desc, kind desc, id desc limit ${limit}`
  const showsPayouts = seesPayouts && shows('payouts')
  return work.tx.many<TimelineRow>(sql`
    with bound as materialized (
      select coalesce((
        select t.created_at from transfers.v_transfer t
        where t.customer_id = ${customerId} and t.created_at <= ${at}::timestamptz and (${shows('transfers')} or exists (
          select from payouts.v_payout p where p.transfer_id = t.id and p.created_at <= ${at}::timestamptz))
        order by t.created_at desc offset ${limit - 1} limit 1), '-infinity') as since),
    mine as materialized (
      select id, reference from transfers.v_transfer, bound
      where customer_id = ${customerId} and ${shows('transfers') || showsPayouts}
        and created_at <= ${at}::timestamptz and created_at >= since - interval '30 days' and changed_at >= since
      union all
      select id, reference from transfers.v_transfer, bound
      where customer_id = ${customerId} and ${shows('transfers') || showsPayouts}
        and changed_at - created_at > interval '30 days'
        and created_at < since - interval '30 days' and changed_at >= since)
    select at, kind, id, reference, code, detail, minor, actor from (
      (select * from (select created_at as at, 'transfer-ordered' as kind, id, reference, currency as code,
         null::text as detail, send_minor as minor, null::uuid as actor
         from transfers.v_transfer where customer_id = ${customerId} and ${shows('transfers')}) s where ${earlier})
      union all
      (select * from (select c.at, 'transfer-state' as kind, c.id, t.reference, c.to_state as code,
         t.id::text as detail, null::bigint as minor, null::uuid as actor
         from mine t join transfers.v_state_change c on c.transfer_id = t.id where ${shows('transfers')}) s
       where ${earlier})
      union all
      (select * from (select p.created_at as at, 'payout-made' as kind, p.id, t.reference, p.currency as code,
         p.status as detail, p.amount_minor as minor, null::uuid as actor
         from mine t join payouts.v_payout p on p.transfer_id = t.id where ${showsPayouts}) s where ${earlier})
      union all
      (select * from (select credited_at as at, 'payment-received' as kind, id, bank_payment_id as reference,
         status as code, null::text as detail, amount_minor as minor, null::uuid as actor
         from payins.v_payment where payer_rut_index = any(${payerRut}::bytea[]) and ${shows('payments')}) s
       where ${earlier})
      union all
      (select * from (select n.created_at as at, n.channel || '-sent' as kind, n.id, null::text as reference,
         n.template as code, n.state as detail, null::bigint as minor, n.user_id as actor
         from access.v_membership m join notifications.v_message n on n.user_id = m.user_id
         where m.customer_id = ${customerId} and ${shows('notices')}) s where ${earlier})
      union all
      (select * from (select m.at, case m.author when 'customer' then 'message-customer' when 'staff' then 'message-staff'
           else 'thread-changed' end as kind, m.id, t.folio as reference, coalesce(m.event, t.kind) as code, t.id::text as detail,
         null::bigint as minor, m.author_id as actor
         from support.v_thread t join support.v_message m on m.thread_id = t.id
         where t.customer_id = ${customerId} and ${shows('conversations')}) s where ${earlier})
      union all
      (select * from (select created_at as at, 'recipient-added' as kind, id, null::text as reference, currency as code,
         account_ending as detail, null::bigint as minor, null::uuid as actor
         from recipients.v_recipient where customer_id = ${customerId} and replaced_by is null and ${shows('recipients')}) s
       where ${earlier})
      union all
      (select * from (select received_at as at, 'document-received' as kind, id, null::text as reference, kind as code,
         null::text as detail, null::bigint as minor, null::uuid as actor
         from documents.v_document where customer_id = ${customerId} and ${shows('documents')}) s where ${earlier})
      union all
      (select * from (select decided_at as at, 'document-decided' as kind, id, null::text as reference, kind as code,
         state as detail, null::bigint as minor, null::uuid as actor
         from documents.v_document where customer_id = ${customerId} and decided_at is not null and ${shows('documents')}) s
       where ${earlier})
      union all
      (select * from (select at, 'decision' as kind, id, null::text as reference, about as code, outcome as detail,
         null::bigint as minor, decided_by as actor
         from decisions.v_decision where customer_id = ${customerId} and ${mayJudge && shows('decisions')}) s where ${earlier})
      union all
      (select * from (select at, 'risk-scored' as kind, id, null::text as reference, risk as code, null::text as detail,
         null::bigint as minor, null::uuid as actor
         from risk.v_assessment where customer_id = ${customerId} and ${mayJudge && shows('decisions')}) s where ${earlier})
      union all
      (select * from (select at, 'risk-set' as kind, id, null::text as reference, risk as code, null::text as detail,
         null::bigint as minor, set_by as actor
         from risk.v_override where customer_id = ${customerId} and ${mayJudge && shows('decisions')}) s where ${earlier})
      union all
      (select * from (select at, 'restriction' as kind, id, null::text as reference, kind as code, change as detail,
         null::bigint as minor, decided_by as actor
         from customers.v_restriction_step where customer_id = ${customerId}
           and (${mayJudge} or kind <> 'legal-hold') and ${shows('account')}) s where ${earlier})
      union all
      (select * from (select created_at as at, 'account-opened' as kind, id, null::text as reference, null::text as code,
         null::text as detail, null::bigint as minor, null::uuid as actor
         from customers.v_customer where id = ${customerId} and ${shows('account')}) s where ${earlier})
      union all
      (select * from (select coalesce(submitted_at, 'epoch') as at, 'level-applied' as kind, id, null::text as reference,
         level as code, null::text as detail, null::bigint as minor, null::uuid as actor
         from requirements.v_level_application where customer_id = ${customerId} and submitted_at is not null
           and ${shows('account')}) s where ${earlier})
      union all
      (select * from (select asked_at as at, 'closure-asked' as kind, id, null::text as reference, null::text as code,
         null::text as detail, null::bigint as minor, null::uuid as actor
         from customers.v_closure where customer_id = ${customerId} and ${shows('account')}) s where ${earlier})
      union all
      (select * from (select withdrawn_at as at, 'closure-withdrawn' as kind, id, null::text as reference,
         null::text as code, null::text as detail, null::bigint as minor, null::uuid as actor
         from customers.v_closure where customer_id = ${customerId} and withdrawn_at is not null and ${shows('account')}) s
       where ${earlier})
      union all
      (select * from (select completed_at as at, 'closure-completed' as kind, id, null::text as reference,
         null::text as code, null::text as detail, null::bigint as minor, null::uuid as actor
         from customers.v_closure where customer_id = ${customerId} and completed_at is not null and ${shows('account')}) s
       where ${earlier})
      union all
      (select * from (select opened_at as at, 'debt-opened' as kind, id, reference, null::text as code,
         null::text as detail, amount_minor as minor, null::uuid as actor
         from payins.v_debt where customer_id = ${customerId} and ${shows('debts')}) s where ${earlier})
      union all
      (select * from (select closed_at as at, 'debt-closed' as kind, id, reference, status as code, null::text as detail,
         null::bigint as minor, null::uuid as actor
         from payins.v_debt where customer_id = ${customerId} and closed_at is not null and ${shows('debts')}) s
       where ${earlier})
      union all
      (select * from (select created_at as at, 'member-joined' as kind, user_id as id, null::text as reference,
         role as code, null::text as detail, null::bigint as minor, user_id as actor
         from access.v_membership where customer_id = ${customerId} and ${shows('access')}) s where ${earlier})
      union all
      (select * from (select d.first_seen_at as at, 'device-seen' as kind, d.id, null::text as reference,
         null::text as code, null::text as detail, null::bigint as minor, d.user_id as actor
         from access.v_membership m join access.v_device d on d.user_id = m.user_id
         where m.customer_id = ${customerId} and ${shows('access')}) s where ${earlier})
      union all
      (select * from (select a.at, 'terms-accepted' as kind, a.id, null::text as reference,
         a.kind as code, a.version::text as detail, null::bigint as minor, a.user_id as actor
         from access.v_membership m join terms.v_acceptance a on a.user_id = m.user_id
         where m.customer_id = ${customerId} and ${shows('access')}) s where ${earlier})
      union all
      (select * from (select at, 'note' as kind, id, null::text as reference, audience as code, null::text as detail,
         null::bigint as minor, author_id as actor
         from customers.v_note where customer_id = ${customerId} and audience = any(${audiences}) and ${shows('notes')}) s
       where ${earlier})
    ) as found order by at desc, kind desc, id desc limit ${limit}`)
}
