import { sql, type Sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** The amount payable to one cause. */
export interface Owed {
  readonly cause: string
  /** The version of the causes of its latest donation. */
  readonly causesVersion: number
  readonly donations: number
  readonly amountMinor: bigint
  readonly oldestAt: Date
  readonly latestAt: Date
}

const owedWhere = async (work: Work, condition: Sql): Promise<Owed[]> =>
  (
    await work.tx.many<Omit<Owed, 'donations'> & { donations: bigint }>(sql`
      select cause, max(causes_version) as causes_version, count(*) as donations,
             sum(amount_minor)::bigint as amount_minor, min(confirmed_at) as oldest_at, max(confirmed_at) as latest_at
      from referrals.donation where state = 'payable' and confirmed_at is not null and ${condition} group by cause order by oldest_at, cause`)
  ).map((row) => ({ ...row, donations: Number(row.donations) }))

/** The amounts payable to causes, longest waiting first. */
export const payableToCauses = (work: Work): Promise<Owed[]> => owedWhere(work, sql`true`)

/** The amount payable to one cause; undefined when there is none. */
export const payableTo = async (work: Work, cause: string): Promise<Owed | undefined> =>
  (await owedWhere(work, sql`cause = ${cause}`))[0]

/** Marks donations to a cause as paid that were confirmed up to an instant, inclusive; returns their sum. */
export async function payDonations(work: Work, cause: string, until: Date): Promise<bigint> {
  const { paid } = await work.tx.one<{ paid: bigint }>(sql`
    with ended as (
      update referrals.donation set state = 'paid', paid_at = ${work.now}
      where cause = ${cause} and state = 'payable' and confirmed_at <= ${until} returning amount_minor)
    select coalesce(sum(amount_minor), 0)::bigint as paid from ended`)
  return paid
}
