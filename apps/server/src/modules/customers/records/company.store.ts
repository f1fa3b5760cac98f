import { sql } from '@puente/postgres'
import type { Work } from '../../../platform/work.ts'

/** Activates a company's account. Idempotent. */
export async function setActive(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update customers.customer set status = 'active', identity = 'confirmed'
    where id = ${id} and kind = 'company' and status = 'quote-only' and rut is not null`)
}

/** Stores whether a company's representatives may sign only jointly. */
export async function setJointPowers(work: Work, id: string, joint: boolean): Promise<void> {
  await work.tx.run(sql`update customers.customer set joint_powers = ${joint} where id = ${id}`)
}
