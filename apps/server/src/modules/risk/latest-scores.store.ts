import type { Id } from '@puente/contract'
import { sql, type Stored } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'
import type { StoredFacts } from './risk.store.ts'
import type { Override } from './score.ts'

const DETAIL = 'risk.assessment.detail'

/** The latest score of a customer: its facts, and the risk that a person set. */
export interface LatestScore {
  readonly customerId: Id<'customer'>
  readonly facts: StoredFacts
  readonly override: Override | undefined
}

interface Row {
  id: string
  customerId: Id<'customer'>
  detail: Buffer
  risk: Override['risk'] | null
  scored: Override['scored'] | null
}

/** The latest scores of the next customers, by id. */
export async function latestScores(
  work: Work,
  after: string | undefined,
  limit: number,
): Promise<LatestScore[]> {
  const rows = await work.tx.many<Stored<Row>>(sql`
    select a.id, c.id as customer_id, a.detail, o.risk, o.scored
    from customers.v_customer c
    cross join lateral (select id, detail from risk.assessment
                        where customer_id = c.id order by id desc limit 1) a
    left join risk.override o on o.customer_id = c.id and o.ended_at is null
    where c.status in ('quote-only', 'active') and (${after ?? null}::uuid is null or c.id > ${after ?? null}::uuid)
    order by c.id limit ${limit}`)
  return rows.map(({ id, customerId, detail, risk, scored }) => ({
    customerId,
    facts: (JSON.parse(work.vault.decrypt(DETAIL, detail, id)) as { facts: StoredFacts }).facts,
    override: risk === null || scored === null ? undefined : { risk, scored },
  }))
}

/** How many customers have a score. */
export async function countScored(work: Work): Promise<number> {
  const { count } = await work.tx.one<{ count: bigint }>(sql`
    select count(*) from customers.v_customer c
    where c.status in ('quote-only', 'active')
      and exists (select from risk.assessment a where a.customer_id = c.id)`)
  return Number(count)
}
