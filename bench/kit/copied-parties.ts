import { sql } from '@puente/postgres'
import type { Runtime } from '../../apps/server/src/platform/work.ts'

const PARTIES = 'transfers.transfer.parties'

/** Encrypts the parties of the only transfer again for a copy of it, because a value belongs to the id of its row. */
export const copiedParties = (runtime: Runtime): Promise<(id: string) => Buffer> =>
  runtime.work({ kind: 'system', name: 'bench' }, async ({ tx, vault }) => {
    const { id, customerId, parties } = await tx.one<{ id: string; customerId: string; parties: Buffer }>(
      sql`select id, customer_id, parties from transfers.transfer limit 1`,
    )
    const text = vault.decrypt(PARTIES, parties, id)
    const owner = await vault.of(customerId)
    return (copy) => owner.encrypt(PARTIES, text, copy)
  })
