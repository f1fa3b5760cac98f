import { refuse, type Refusal } from '@puente/contract'
import { count, type Limit } from '../../platform/data/meters.ts'
import { inForce } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import { mailboxOf, normalEmail } from '../access/index.ts'

/** Limits on messages to the operator. Versioned setting. */
interface WritingLimits {
  readonly threadsHour: Limit
  readonly threadsDay: Limit
  readonly messagesHour: Limit
  readonly messagesDay: Limit
  /** Complaints without an account, by the mailbox that gets the answer. */
  readonly mailboxDay: Limit
}

const KEY = 'support.writing'

async function limitsInForce(work: Work): Promise<WritingLimits> {
  const found = await inForce<WritingLimits>(work, 'support-limits', 'default')
  if (found === undefined) throw new Error('no support limits are in force')
  return found.data
}

/** Counts one more message when every limit has room for it. Returns the waiting time otherwise. */
async function waitOf(
  work: Work,
  who: string,
  limits: Readonly<Record<string, Limit>>,
): Promise<number | undefined> {
  const meters = Object.entries(limits).map(([name, limit]) => ({
    key: work.vault.index(KEY, `${name} ${who}`),
    limit,
  }))
  const waits = (await count(work.tx, work.realNow, meters)).flatMap(({ spent, waitMs }) =>
    spent ? [waitMs] : [],
  )
  return waits.length === 0 ? undefined : Math.ceil(Math.max(...waits) / 1000)
}

/** Whether the actor's account may write one more message. Facts: retryAfterSeconds. */
export async function roomForMessage(work: Work): Promise<true | Refusal<'too-many-messages'>> {
  const { messagesHour, messagesDay } = await limitsInForce(work)
  const retryAfterSeconds = await waitOf(work, accountOf(work), { messagesHour, messagesDay })
  return retryAfterSeconds === undefined ? true : refuse('too-many-messages', { retryAfterSeconds })
}

/** Whether the actor's account may open one more thread. Facts: retryAfterSeconds. */
export async function roomForThread(work: Work): Promise<true | Refusal<'too-many-threads'>> {
  const { threadsHour, threadsDay } = await limitsInForce(work)
  const retryAfterSeconds = await waitOf(work, accountOf(work), { threadsHour, threadsDay })
  return retryAfterSeconds === undefined ? true : refuse('too-many-threads', { retryAfterSeconds })
}

/** Whether one more complaint may name an unverified mailbox. Facts: retryAfterSeconds. */
export async function roomForComplaint(
  work: Work,
  email: string,
): Promise<true | Refusal<'too-many-complaints'>> {
  const { mailboxDay } = await limitsInForce(work)
  const retryAfterSeconds = await waitOf(work, mailboxOf(normalEmail(email)), { mailboxDay })
  return retryAfterSeconds === undefined ? true : refuse('too-many-complaints', { retryAfterSeconds })
}

function accountOf({ actor }: Work): string {
  if (actor.kind !== 'customer') throw new Error('only customers write to the operator')
  return actor.userId
}
