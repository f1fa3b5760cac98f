import type { Stand } from '../stand/stand.ts'
import type { Pace } from './pace.ts'

/** A caller of the closed loop. It starts the next call when the previous one has ended. */
export interface Caller {
  /** From 0; identifies the caller for benches with data per caller. */
  readonly number: number
}

/** The result of a bench's checks after its run. */
export interface Verified {
  /** Violated invariants, in sentences; any makes the bench fail. */
  readonly broken: readonly string[]
  /** Notes beside the figure, such as the rate at which deferred work drains. */
  readonly notes?: readonly string[]
  /** The p99 of each question of a bench that asks several, in ms. */
  readonly p99MsOf?: Readonly<Record<string, number>>
}

/** The comparison of a bench that is not compared with TPC-B: the same callers with another implementation. */
export interface Baseline<Subject> {
  readonly name: string
  run(subject: Subject, caller: Caller): Promise<number>
}

/** One figure: a call of the product, repeated by `callers` concurrent callers. */
export interface Bench<Subject> {
  /** Also the file's name and the key in budgets.json. */
  readonly name: string
  /** The unit that is counted per second. */
  readonly unit: string
  /** One line: the call, the number of callers, and the data. */
  readonly about: string
  readonly callers: number
  /** Set when one run takes minutes: how long. Such a bench runs only when it is named. */
  readonly takesMinutes?: number
  /** Windows that differ from those of other benches. */
  readonly pace?: Partial<Pace>
  readonly baseline?: Baseline<Subject>
  /** Not timed: prepares what the calls need, in a separate database. */
  prepare(stand: Stand): Promise<Subject>
  /** One call of one caller. Resolves when all of it is durable, with the number of units. */
  run(subject: Subject, caller: Caller): Promise<number>
  /**
   * Not timed, after each window: waits until work that the calls deferred is done, so that it does not load
   * a later window.
   */
  settle?(subject: Subject): Promise<void>
  /** Not timed, at the end: `done` is the total number of units, warm-up and baseline included. */
  verify(subject: Subject, done: number): Promise<Verified>
  end(subject: Subject): Promise<void>
}

/** A bench of any subject. */
export type AnyBench = Bench<unknown>

/** Declares a bench and checks its type. */
export function defineBench<Subject>(bench: Bench<Subject>): AnyBench {
  return bench as AnyBench
}
