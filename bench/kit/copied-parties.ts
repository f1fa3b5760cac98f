import { sql } from '@puente/postgres'
import type { Runtime } from '../../apps/server/src/platform/work.ts'

const PARTIES = 'transfers.transfer.parties'

type PartiesOf = (copy: string) => Buffer

/**
 * Encrypts the parties of each transfer again for a copy of it, because a value belongs to the id of its row. By the id of the
 * transfer.
 */
export const partiesBySource = (runtime: Runtime): Promise<ReadonlyMap<string, PartiesOf>> =>
  runtime.work({ kind: 'system', name: 'bench' }, async ({ tx, vault }) => {
    const rows = await tx.many<{ id: string; customerId: string; parties: Buffer }>(
      sql`select id, customer_id, parties from transfers.transfer`,
    )
    const sources = new Map<string, PartiesOf>()
    for (const { id, customerId, parties } of rows) {
      const text = vault.decrypt(PARTIES, parties, id)
      const owner = await vault.of(customerId)
      sources.set(id, (copy) => owner.encrypt(PARTIES, text, copy))
    }
    return sources
  })

/** The same for the only transfer. */
export async function copiedParties(runtime: Runtime): Promise<PartiesOf> {
  const [only] = (await partiesBySource(runtime)).values()
  if (only === undefined) throw new Error('there is no transfer to copy')
  return only
}
