import { endStates, transferStates, type Id } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

export interface StandingRow {
  readonly underWay: number
  readonly debts: number
  readonly owedMinor: bigint
  readonly hitsOpen: number
  readonly hitsDecided: number
}

/** The states of transfers under way. Named one by one, because an index has the state. */
const underWay = transferStates.filter((state) => !endStates.some((end) => end === state))

/** Counts of what a customer has open: transfers, debts in CLP, and screening hits with those decided. */
export async function standingOf(work: Work, customerId: Id<'customer'>): Promise<StandingRow> {
  const row = await work.tx.one<{ [Name in keyof StandingRow]: bigint }>(sql`
    select
      (select count(*) from transfers.v_transfer
       where customer_id = ${customerId} and state = any(${underWay})) as under_way,
      (select count(*) from payins.v_receivable where customer_id = ${customerId}) as debts,
      (select coalesce(sum(outstanding_minor), 0)::bigint from payins.v_receivable
       where customer_id = ${customerId}) as owed_minor,
      (select count(*) from transfers.v_review
       where customer_id = ${customerId} and reason = 'screening-hit' and closed_at is null)
      + (select count(*) from customers.v_name_request
         where customer_id = ${customerId} and verdict = 'hit') as hits_open,
      (select count(*) from transfers.v_review
       where customer_id = ${customerId} and reason = 'screening-hit' and closed_at is not null) as hits_decided`)
  return {
    underWay: Number(row.underWay),
    debts: Number(row.debts),
    owedMinor: row.owedMinor,
    hitsOpen: Number(row.hitsOpen),
    hitsDecided: Number(row.hitsDecided),
  }
}
