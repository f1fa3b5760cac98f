import { refuse, type Refusal } from '@puente/contract'
import { settingKind, type SettingData } from '@puente/contract/staff'
import { count, type Limit } from '../../platform/data/meters.ts'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { mailboxOf, normalEmail } from '../access/index.ts'

const KEY = 'support.writing'

async function limitsInForce(work: Work): Promise<SettingData<typeof settingKind.supportLimits>> {
  const found = await settingInForce(work, settingKind.supportLimits)
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
