import { sql } from '@puente/postgres'
import type { Runtime, Work } from '../work.ts'
import type { MovableClock } from './clock.ts'

/** Updates this process' clock with the current offset of business time. */
export async function followBusinessClock(runtime: Runtime, clock: MovableClock): Promise<void> {
  const { rows } = await runtime.pool.query<{ offset_ms: bigint }>(
    'select offset_ms from platform.business_clock',
  )
  clock.setOffset(Number(rows[0]?.offset_ms ?? 0n))
}

/**
 * Moves business time for every process. Only the sandbox's wiring calls it. Deadlines of money and states follow it.
 */
export async function moveBusinessClock(work: Work, offsetMs: number): Promise<void> {
  await work.tx.run(sql`update platform.business_clock set offset_ms = ${BigInt(Math.trunc(offsetMs))}`)
}
