import { fromWireId, type PendingKind } from '@puente/contract'
import type { CustomerSession } from '@puente/contract/customer'
import { sql } from '@puente/postgres'
import { settle, type PendingRule } from '../src/modules/pending-items/index.ts'
import type { Client } from './client.ts'
import type { TestEnvironment } from './world.ts'

const system = { kind: 'system', name: 'test' } as const

/** A rule with a result that the test sets. It opens and closes items as every rule does. */
const ruleSaying = (kind: PendingKind, isOwed: boolean, blocks: boolean): PendingRule => ({
  kind,
  owed: (_work, { now, only }) => sql`
    select subject, '{}'::jsonb as facts, 'customer' as turn, null::timestamptz as due_at,
      case when ${blocks} then ${now}::timestamptz end as blocks_from
    from unnest(${only ?? []}::uuid[]) as subject where ${isOwed}`,
})

/** Opens or closes an item of a subject that blocks sending. */
export const letOwe = (
  world: Pick<TestEnvironment, 'runtime'>,
  subject: string,
  isOwed: boolean,
  { kind = 'sender-name', blocks = true }: { readonly kind?: PendingKind; readonly blocks?: boolean } = {},
): Promise<void> =>
  world.runtime.work(system, (work) => settle(work, [ruleSaying(kind, isOwed, blocks)], [subject]))

/** The customer and the user of a session, the subjects of items. */
export async function subjectsOf(client: Client): Promise<{ customerId: string; userId: string }> {
  const { body } = await client.get<CustomerSession>('/api/session')
  return {
    customerId: fromWireId('customer', body.actingAs.id) ?? '',
    userId: fromWireId('user', body.user.id) ?? '',
  }
}
