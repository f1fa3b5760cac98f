import type { Env } from './env.ts'

/** How much one worker does at once. */
export interface WorkerLimits {
  /** Rounds at once of each job whose rounds lease rows. */
  readonly rounds: number
  /** Events, or batches of events, handled at once. */
  readonly deliveries: number
  /** Queues of each subscriber that handles events in batches. */
  readonly queues: number
  /** Partitions by subject in which events are handed over. */
  readonly relays: number
}

type ReadNumber = (env: Env, name: string, byDefault: number) => number

const MOST = 64

/** Reads how much one worker does at once. */
export function readWorkerLimits(env: Env, readNumber: ReadNumber, faults: string[]): WorkerLimits {
  const read = (name: string, byDefault: number): number => {
    const found = readNumber(env, name, byDefault)
    if (found < 1 || found > MOST) faults.push(`${name} is from 1 to ${MOST}, not ${found}.`)
    return found
  }
  return {
    rounds: read('WORKER_ROUNDS', 1),
    deliveries: read('WORKER_DELIVERIES', 8),
    queues: read('WORKER_EVENT_QUEUES', 3),
    relays: read('WORKER_RELAYS', 1),
  }
}
