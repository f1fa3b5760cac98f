import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import type { Addressee, Channel } from './message.ts'
import { insertMessage } from './messages.store.ts'
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

async function send<K extends Template>(
  work: Work,
  cause: Cause,
  channel: Channel,
  { template, facts, to, goodUntil }: Message<K>,
): Promise<void> {
  for (const addressee of to) {
    // A fixed address is not part of the id: a cause has at most one.
    const whom = 'userId' in addressee ? addressee.userId : 'address'
    const id = derivedId('message', cause.key, template, channel, whom)
    await insertMessage(work, {
      id,
      channel,
      template,
      subjectId: cause.subject,
      to: addressee,
      facts,
      goodUntil,
    })
  }
}

/** Stores mails in the same transaction as the fact; the worker sends them after the commit. */
export const sendMail = <K extends Template>(work: Work, cause: Cause, message: Message<K>): Promise<void> =>
  send(work, cause, 'mail', message)

/** As `sendMail`, but an SMS, for templates that have one. */
export const sendSms = <K extends ShortTemplate>(
  work: Work,
  cause: Cause,
  message: Message<K>,
): Promise<void> => send(work, cause, 'sms', message)
