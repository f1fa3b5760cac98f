import type { Runtime } from '../work.ts'

/** Something the worker does again and again. A round does a bounded piece and says whether more is waiting. */
export interface Job {
  readonly name: string
  /** The pause between rounds when nothing was waiting, in ms of real time. */
  readonly everyMs: number
  /** Answers how many things it moved: more than zero, and the next round follows at once. */
  readonly round: (runtime: Runtime) => Promise<number>
}
