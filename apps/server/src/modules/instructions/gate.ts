import type { Desk, Work } from '../../platform/work.ts'
import { lockGate, readGate, setGate } from './instructions.store.ts'

const actor = { kind: 'system', name: 'instructions' } as const

/** Whether instructions that move money may be sent. Call it in the work that takes the next instructions. */
export const mayBeSent = async (work: Work): Promise<boolean> => (await readGate(work)).state === 'open'

/** Stops sending until both partners' lists have been read. A closed gate stays closed. */
export const requireComparison = (desk: Desk): Promise<void> =>
  desk.work(actor, async (work) => {
    if ((await lockGate(work)).state === 'open') await setGate(work, 'comparing')
  })
