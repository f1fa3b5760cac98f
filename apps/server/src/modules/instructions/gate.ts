import type { Runtime, Work } from '../../platform/work.ts'
import { lockGate, readGate, setGate } from './instructions.store.ts'

const actor = { kind: 'system', name: 'instructions' } as const

/** Whether instructions that move money may be sent. Call it in the work that takes the next instructions. */
export const mayBeSent = async (work: Work): Promise<boolean> => (await readGate(work)).state === 'open'

/** Stops sending until both partners' lists have been read. A closed gate stays closed. */
export const requireComparison = (runtime: Runtime): Promise<void> =>
  runtime.work(actor, async (work) => {
    if ((await lockGate(work)).state === 'open') await setGate(work, 'comparing')
  })
