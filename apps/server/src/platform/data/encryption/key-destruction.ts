import { sql } from '@puente/postgres'
import type { Actor } from '../../actor.ts'
import type { Runtime, Work } from '../../work.ts'

const BATCH = 100

/** Records that the keys of these owners are to be destroyed. They are destroyed after this work has committed. */
export async function requestKeyDestruction(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  owners: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into keys.destruction (owner, requested_at)
    select owner, ${now} from unnest(${owners}::uuid[]) as ended(owner) on conflict (owner) do nothing`)
}

/**
 * Destroys the keys that committed works requested, each with one line of the audit trail. A key that cannot be destroyed
 * now is logged and stays requested. Returns the number of destroyed keys.
 */
export async function destroyRequestedKeys(runtime: Runtime, actor: Actor): Promise<number> {
  const requested = await runtime.work(actor, ({ tx }) =>
    tx.many<{ owner: string }>(sql`
      select owner from keys.destruction where destroyed_at is null order by requested_at limit ${BATCH}`),
  )
  let destroyed = 0
  for (const { owner } of requested)
    try {
      await runtime.vault.destroyKey(owner)
      await runtime.work(actor, (work) => recordDestroyed(work, owner))
      destroyed += 1
    } catch (error) {
      runtime.logger.error({ err: error, owner }, 'a data key could not be destroyed')
    }
  return destroyed
}

async function recordDestroyed(work: Work, owner: string): Promise<void> {
  const recorded = await work.tx.run(sql`
    update keys.destruction set destroyed_at = ${work.now} where owner = ${owner} and destroyed_at is null`)
  if (recorded === 1) await work.audit({ action: 'destroy-data-key', subject: owner })
}
