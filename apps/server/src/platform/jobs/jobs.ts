import type { Runtime } from '../work.ts'

/** A recurring task of the worker. Each round does a bounded amount of work. */
export interface Job {
  readonly name: string
  /** The pause between rounds when nothing was waiting, in ms of real time. */
  readonly everyMs: number
  /** Returns how many items it processed. With more than zero, the next round follows immediately. */
  readonly round: (runtime: Runtime) => Promise<number>
}
