import { expect } from 'vitest'
import { appendBlock } from '../../src/modules/evidence/index.ts'
import { asOwner } from '../owner.ts'
import { once, type Cast } from './cast.ts'
import type { Orders } from './orders.ts'

/** Valid requests about tamper evidence. They need a block of today, and a transfer with journals. */
export function evidenceSamples({ life }: Cast, orders: Orders) {
  const recordedDay = once(async () => {
    await orders.delivered()
    const newest = async () => {
      await life.runtime.work({ kind: 'system', name: 'test' }, (work) =>
        appendBlock(work, life.config.secrets.evidenceKeys),
      )
      return asOwner<{ day: string }>(
        life,
        'select max(day)::text as day from evidence.block having count(*) > 0',
      )
    }
    await expect.poll(newest, { timeout: 60_000 }).toHaveLength(1)
    return (await newest())[0]?.day ?? ''
  })
  return {
    getTamperEvidenceState: async () => ({ path: '/api/tamper-evidence' }),
    getDayRoot: async () => ({ path: `/api/day-roots/${await recordedDay()}` }),
    getTransferProof: async () => ({ path: `/api/transfers/${await orders.delivered()}/proof` }),
  }
}
