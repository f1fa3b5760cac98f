import type { Runtime } from '../work.ts'

/** A recurring task of the worker. Each round does a bounded amount of work. */
export interface Job {
  readonly name: string
  /** The pause between rounds when nothing was waiting, in ms of real time. */
  readonly everyMs: number
  /** Whether a round would find anything, by a query that costs less than a round. Default: every round runs. */
  readonly isDue?: (runtime: Runtime) => Promise<boolean>
  /** Returns how many items it processed. With more than zero, the next round follows immediately. */
  readonly round: (runtime: Runtime) => Promise<number>
}
