import { type NoticeChannel, type NoticeTopic } from '@puente/contract'
import { topicOf } from '@puente/contract/staff'
import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import { contactsOf } from '../access/index.ts'
import type { Addressee } from './message.ts'
import { insertMessage } from './messages.store.ts'
import { insertNotice } from './notices/notices.store.ts'
import { isSent } from './preferences/preference.ts'
import { choicesOf } from './preferences/preferences.store.ts'
import { deliveryOf } from './push/payload.ts'
import { subscriptionIdsOf } from './push/subscriptions.store.ts'
import type { Moments, ShortTemplate, Template } from './template-facts.ts'

/** Why a message is sent: one cause produces one message for each person. */
export interface Cause {
  /** The event's number, or an equivalent. */
  readonly key: string
  /** The subject of the message. */
  readonly subject: string
}

interface Message<K extends Template> {
  readonly template: K
  readonly facts: Moments[K]
  readonly to: readonly Addressee[]
  /** Real time. The message is not sent after it. */
  readonly goodUntil?: Date
}

type OneMessage = Omit<Message<Template>, 'to'>

/** Whether a topic is sent to a user on a channel. An SMS also needs a verified phone. */
async function channelsTo(work: Work, userId: string, topic: NoticeTopic): Promise<NoticeChannel[]> {
  const choices = await choicesOf(work, userId)
  const wanted = (['mail', 'push', 'sms'] as const).filter((channel) => isSent(choices, topic, channel))
  if (!wanted.includes('sms')) return wanted
  const hasPhone = (await contactsOf(work, [userId])).get(userId)?.phoneVerified === true
  return hasPhone ? wanted : wanted.filter((channel) => channel !== 'sms')
}

/** Stores the notice of a user and its messages on the channels that the user chose. */
async function notifyUser(
  work: Work,
  cause: Cause,
  { template, facts, goodUntil }: OneMessage,
  userId: string,
): Promise<void> {
  const to = { userId }
  const about = { template, subjectId: cause.subject, facts }
  const topic = topicOf(template)
  const message = (channel: NoticeChannel, ...more: readonly string[]) => ({
    ...about,
    to,
    channel,
    id: derivedId('message', cause.key, template, channel, userId, ...more),
    goodUntil,
  })
  if (topic === undefined) return insertMessage(work, message('mail'))
  const noticeId = derivedId('notice', cause.key, template, userId)
  await insertNotice(work, { ...about, id: noticeId, userId })
  for (const channel of await channelsTo(work, userId, topic)) {
    if (channel !== 'push') await insertMessage(work, { ...message(channel), noticeId })
    else {
      const until = new Date(work.realNow.getTime() + deliveryOf(topic).ttlSeconds * 1000)
      for (const subscriptionId of await subscriptionIdsOf(work, userId))
        await insertMessage(work, {
          ...message(channel, subscriptionId),
          goodUntil: goodUntil !== undefined && goodUntil < until ? goodUntil : until,
          noticeId,
          subscriptionId,
        })
    }
  }
}

async function sendTo<K extends Template>(
  work: Work,
  cause: Cause,
  channel: 'mail' | 'sms',
  { template, facts, to, goodUntil }: Message<K>,
): Promise<void> {
  for (const addressee of to) {
    if ('userId' in addressee)
      await notifyUser(work, cause, { template, facts, ...(goodUntil && { goodUntil }) }, addressee.userId)
    else
      await insertMessage(work, {
        // A fixed address is not part of the id: a cause has at most one.
        id: derivedId('message', cause.key, template, channel, 'address'),
        channel,
        template,
        subjectId: cause.subject,
        to: addressee,
        facts,
        goodUntil,
      })
  }
}

/**
 * Notifies users and addresses, in the same transaction as the fact; the worker sends after the commit. A user gets a notice
 * in the app, and the channels that they chose or that are required; an address gets a mail.
 */
export const notify = <K extends Template>(work: Work, cause: Cause, message: Message<K>): Promise<void> =>
  sendTo(work, cause, 'mail', message)

/** As `notify`, but an address gets an SMS, for templates that have one. */
export const notifyBySms = <K extends ShortTemplate>(
  work: Work,
  cause: Cause,
  message: Message<K>,
): Promise<void> => sendTo(work, cause, 'sms', message)
