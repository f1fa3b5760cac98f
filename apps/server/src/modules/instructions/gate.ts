import type { Desk, Work } from '../../platform/work.ts'
import { lockGate, readGate, setGate } from './instructions.store.ts'

const actor = { kind: 'system', name: 'instructions' } as const

/** Whether instructions that move money may be sent now. Asked in the work that takes what is sent next. */
export const mayBeSent = async (work: Work): Promise<boolean> => (await readGate(work)).state === 'open'

/** Nothing is sent from now on until both partners' lists have been read; what is closed stays closed. */
export const requireComparison = (desk: Desk): Promise<void> =>
  desk.work(actor, async (work) => {
    if ((await lockGate(work)).state === 'open') await setGate(work, 'comparing')
  })
