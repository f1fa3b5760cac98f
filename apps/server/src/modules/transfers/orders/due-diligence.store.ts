import { diligenceWindows, type CustomerKind, type DiligenceWindow } from '@puente/contract'
import { sql } from '@puente/postgres'
import { batchedById } from '../../../platform/data/batched-query.ts'
import { windowMs, type CustomerLevel } from '../../customers/index.ts'
import { countingStates } from '../transfer.ts'

/** The facts of a customer for due diligence, in US cents. */
export interface Standing {
  readonly kind: CustomerKind
  readonly level: CustomerLevel
  /** Whether the customer may order. */
  readonly isActive: boolean
  /** Whether a restriction in force, or the closing of the account, stops orders. */
  readonly isRestricted: boolean
  /** Amounts ordered in each rolling window, open orders included. */
  readonly used: Readonly<Record<DiligenceWindow, bigint>>
  /** The evidence in force: the one accepted last that was not ended. */
  readonly evidence: { readonly ceilingUsdCents: bigint; readonly until: Date } | undefined
}

interface Row {
  id: string
  kind: CustomerKind
  level: CustomerLevel
  isActive: boolean
  isRestricted: boolean
  day: bigint
  month: bigint
  year: bigint
  ceiling: bigint | null
  until: Date | null
}

/** The facts of customers, in one query; undefined for an unknown one. */
export const standingOf = batchedById(async ({ tx, now }, customerIds) => {
  const [day, month, year] = diligenceWindows.map((window) => new Date(now.getTime() - windowMs[window]))
  const rows = await tx.many<Row>(sql`
    select k.id, k.kind, k.level, k.status = 'active' as is_active,
      exists (select from customers.v_restricted r where r.customer_id = k.id) 
        or k.status = 'closed' or exists (select from customers.v_closing c where c.customer_id = k.id) as is_restricted, used.day, used.month, used.year, e.ceiling_usd_cents as ceiling,
      e.accepted_until as until
    from customers.v_known k
    cross join lateral (
      select coalesce(sum(usd_cents) filter (where created_at > ${day}), 0)::bigint as day,
        coalesce(sum(usd_cents) filter (where created_at > ${month}), 0)::bigint as month,
        coalesce(sum(usd_cents), 0)::bigint as year
      from transfers.transfer
      where customer_id = k.id and created_at > ${year} and state = any(${countingStates})
    ) used
    left join lateral (
      select ceiling_usd_cents, accepted_until from customers.v_funds_evidence
      where customer_id = k.id order by accepted_at desc limit 1
    ) e on e.accepted_until > ${now}
    where k.id = any(${customerIds}::uuid[])`)
  return new Map(rows.map((row) => [row.id, toStanding(row)]))
})

const toStanding = ({
  kind,
  level,
  ceiling,
  until,
  isActive,
  isRestricted,
  day,
  month,
  year,
}: Row): Standing => ({
  kind,
  level,
  isActive,
  isRestricted,
  used: { day, month, year },
  evidence: ceiling === null || until === null ? undefined : { ceilingUsdCents: ceiling, until },
})
