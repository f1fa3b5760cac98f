import { sql } from '@puente/postgres'
import type { Work } from '../../platform/work.ts'

/** Opens a company's account for sending; one that may send already stays as it is. */
export async function setActive(work: Work, id: string): Promise<void> {
  await work.tx.run(sql`
    update customers.customer set status = 'active', identity = 'confirmed'
    where id = ${id} and kind = 'company' and status = 'quote-only' and rut is not null`)
}

/** Keeps whether whoever represents a company may sign only together with others. */
export async function setJointPowers(work: Work, id: string, joint: boolean): Promise<void> {
  await work.tx.run(sql`update customers.customer set joint_powers = ${joint} where id = ${id}`)
}
