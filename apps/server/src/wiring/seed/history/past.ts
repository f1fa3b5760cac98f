import { isRefusal, type Refusal } from '@puente/contract'
import { createHash } from 'node:crypto'
import { transferSubscriptions } from '../../../modules/transfers/index.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { DomainEvent } from '../../../platform/events/outbox.ts'
import { openWork, type Work } from '../../../platform/work.ts'

/** A past instant, and the word from which the ids of its rows are derived. */
export interface Moment {
  readonly at: Date
  readonly word: string
  /** The instant that ids sort by, where it is different. */
  readonly idsAt?: Date
}

/** Generates the ids of the rows of one instant: UUIDv7 that sort by it and are the same in every run. */
export function idsOf({ at, word, idsAt = at }: Moment): () => string {
  let made = 0
  return () => {
    const hash = createHash('sha256').update(`${word}\0${made}`).digest()
    hash.writeUIntBE(idsAt.getTime(), 0, 6)
    hash.writeUInt16BE(0x7000 | (made & 0x0fff), 6)
    hash.writeUInt8(((hash[8] ?? 0) & 0x3f) | 0x80, 8)
    made += 1
    const hex = hash.toString('hex')
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
      '-',
    )
  }
}

/** The instant in the ids of demo people. Constant, so that they are the same on any start day. */
export const PEOPLE_SINCE = new Date('2024-01-01T00:00:00Z')

/** The result of a use case without its refusals: no step of the demo history is refused. */
export type Done<T> = Exclude<T, Refusal>

/**
 * Runs one work at a past instant, in the transaction of the present one. Its events reach the subscribers that move
 * money, at that same instant, and not those that send mails. A refusal is an error in the demo data and throws.
 */
export async function inPast<T>(
  present: Work,
  moment: Moment,
  actor: Actor,
  body: (work: Work) => Promise<T>,
): Promise<Done<T>> {
  const emitted: DomainEvent[] = []
  const clock = { now: () => moment.at, realNow: () => moment.at }
  const id = idsOf(moment)
  const emit: Work['emit'] = (...events) => Promise.resolve(void emitted.push(...events))
  const parts = { clock, vault: present.vault, id, emit }
  const answer = await body(openWork(parts, present.tx, actor, present.requestId))
  if (isRefusal(answer)) throw new Error(`${moment.word} at ${moment.at.toISOString()}: ${refusedBy(answer)}`)
  for (let event = emitted.shift(); event !== undefined; event = emitted.shift()) {
    for (const { subscriber, events, handle } of transferSubscriptions) {
      if (!events.includes(event.name)) continue
      const subscriberActor = { kind: 'system', name: subscriber } as const
      await handle(openWork(parts, present.tx, subscriberActor, present.requestId), { id: 0n, ...event })
    }
  }
  return answer as Done<T>
}

const refusedBy = (answer: Refusal): string => JSON.stringify(answer)
