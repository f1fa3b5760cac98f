import type { Stand } from '../stand/stand.ts'
import type { Pace } from './pace.ts'

/** One of the callers of a closed loop: it asks again only when it has been answered. */
export interface Caller {
  /** From 0; tells callers apart, for those that keep something of their own. */
  readonly number: number
}

/** What a bench promises once it has run, beside its speed. */
export interface Verified {
  /** Promises that do not hold, in sentences; any makes the bench fail. */
  readonly broken: readonly string[]
  /** What a reader should know beside the figure, such as the rate at which deferred work drains. */
  readonly notes?: readonly string[]
}

/** The comparison of a bench that is not measured against TPC-B: the same callers, another way. */
export interface Baseline<Subject> {
  readonly name: string
  run(subject: Subject, caller: Caller): Promise<number>
}

/** One figure: a call that the product really makes, made over and over by `callers` callers at once. */
export interface Bench<Subject> {
  /** Also the file's name and the key in budgets.json. */
  readonly name: string
  /** What is counted per second. */
  readonly unit: string
  /** One line: what is called, by how many, on what. */
  readonly about: string
  readonly callers: number
  /** Set where one run takes minutes: how long. It runs when it is named and not with the rest. */
  readonly takesMinutes?: number
  /** Where the windows have to be other than those of the rest. */
  readonly pace?: Partial<Pace>
  readonly baseline?: Baseline<Subject>
  /** Untimed: builds what the calls need, on a database of its own. */
  prepare(stand: Stand): Promise<Subject>
  /** One turn of one caller; resolves when all of it is durable, with how many units it was. */
  run(subject: Subject, caller: Caller): Promise<number>
  /** Untimed, after each window: waits until work that the calls deferred is done, so that no later window pays for it. */
  settle?(subject: Subject): Promise<void>
  /** Untimed, at the end: `done` units were done in all, warm-up and baseline included. */
  verify(subject: Subject, done: number): Promise<Verified>
  end(subject: Subject): Promise<void>
}

/** A bench whose subject nobody else needs to know. */
export type AnyBench = Bench<unknown>

/** Checks a bench's shape where it is written. */
export function defineBench<Subject>(bench: Bench<Subject>): AnyBench {
  return bench as AnyBench
}
