import { refuse, isRefusal, type Refusal } from '@puente/contract'
import type { TrackingWire } from '@puente/contract/customer'
import { count } from '../../../../platform/data/meters.ts'
import type { Work } from '../../../../platform/work.ts'
import { notifyChange } from '../../changes.store.ts'
import { recipientAnswered } from '../../events.ts'
import { lockTransfer } from '../../transfers.store.ts'
import { insertRecipientAnswer, recipientAnswerOf } from './recipient-answers.store.ts'
import { tracked, transferOfToken } from './tracking-links.ts'

const KEY = 'transfers.answers'
/** Answers that one link may give, counting repetitions. */
const LIMIT = { times: 20, perMinutes: 60 }

/**
 * The recipient says whether the delivered money is in the account. The first answer is final: the same one again has no
 * effect, another one is refused like an answer before the delivery. Facts of 'too-many-requests': retryAfterSeconds.
 */
export async function answerTracking(
  work: Work,
  token: string,
  isReceived: boolean,
): Promise<TrackingWire | Refusal<'not-found' | 'not-in-this-state' | 'too-many-requests'>> {
  const id = await transferOfToken(work, token)
  if (isRefusal(id)) return id
  const [meter] = await count(work.tx, work.realNow, [{ key: work.vault.index(KEY, token), limit: LIMIT }])
  if (meter?.spent === true)
    return refuse('too-many-requests', { retryAfterSeconds: Math.ceil(meter.waitMs / 1000) })
  const transfer = await lockTransfer(work, id)
  const known = await recipientAnswerOf(work, id)
  if (known !== undefined)
    return known.isReceived === isReceived ? tracked(work, token) : refuse('not-in-this-state')
  if (transfer?.state !== 'delivered') return refuse('not-in-this-state')
  await insertRecipientAnswer(work, id, isReceived)
  await work.emit(recipientAnswered(id, isReceived))
  await notifyChange(work, id)
  return tracked(work, token)
}
