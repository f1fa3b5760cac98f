import { fromStored, sql, type Sql, type Stored } from '@puente/postgres'
import { batchedQuery } from '../../platform/data/batched-query.ts'
import { isLeaseLost, type Token } from '../../platform/data/lease.ts'
import { exists } from '../../platform/jobs/due.ts'
import type { Due } from '../../platform/jobs/jobs.ts'
import type { Work } from '../../platform/work.ts'
import type { Transfer } from './transfer.ts'
import { columns, transfersByIds } from './transfers.store.ts'

/** A leased transfer. Each lease ends later than the one before: its end is the token. */
export interface Taken {
  readonly transfer: Transfer
  readonly token: Token
}

const LEASE_MS = 30_000

const isFree = (realNow: Date): Sql => sql`state = 'funded' and lease_until <= ${realNow}`

/** The condition of the job that converts funded transfers. */
export const fundedAreFree: Due = ({ realNow }) => exists(sql`transfers.transfer`, isFree(realNow))

/** Funded transfers that wait for their conversion. Leases them for 30 s. */
export async function leaseFunded(work: Work, limit: number): Promise<Taken[]> {
  const until = new Date(work.realNow.getTime() + LEASE_MS)
  const ids = await work.tx.many<{ id: string }>(sql`
    update transfers.transfer t set lease_until = ${until}
    from (select id from transfers.transfer where ${isFree(work.realNow)}
          order by lease_until, id limit ${limit} for update skip locked) as due
    where t.id = due.id returning t.id`)
  const found = await transfersByIds(
    work,
    ids.map(({ id }) => id),
  )
  return found.map((transfer) => ({ transfer, token: until.getTime() }))
}

/** The transfer, locked; undefined when another worker has leased it since this token was given. */
export const lockLeased = batchedQuery(
  async ({ tx }, taken: readonly { readonly id: string; readonly token: Token }[]) => {
    const rows = await tx.many<Stored<Transfer> & { leaseUntil: Date }>(sql`
      select ${columns}, lease_until from transfers.transfer
      where id = any(${taken.map(({ id }) => id)}::uuid[]) order by id for update`)
    const found = new Map(rows.map(({ leaseUntil, ...row }) => [row.id, { row, leaseUntil }]))
    return taken.map(({ id, token }) => {
      const one = found.get(id)
      return one === undefined || isLeaseLost(token, Number(one.leaseUntil)) ? undefined : fromStored(one.row)
    })
  },
)
