import type { Sql } from '@puente/postgres'
import type { Runtime } from '../work.ts'

/** Business and real time at one moment. */
export interface Instants {
  readonly now: Date
  readonly realNow: Date
}

/** A condition in SQL. It is true when a round of its job would find anything. */
export type Due = (at: Instants) => Sql

/** A recurring task of the worker. Each round does a bounded amount of work. */
export interface Job {
  readonly name: string
  /**
   * The pause between rounds when nothing was waiting, in ms of real time. A job with a condition has its turn at multiples
   * of it.
   */
  readonly everyMs: number
  /** Rounds run only while this holds. Jobs whose turn it is at once share one statement. Default: every round runs. */
  readonly due?: Due
  /** Whether its rounds lease the rows that they work on, so that several may run at once. */
  readonly leases?: true
  /** Returns how many items it processed. With more than zero, the next round follows immediately. */
  readonly round: (runtime: Runtime) => Promise<number>
}
