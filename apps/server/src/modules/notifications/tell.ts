import { derivedId } from '../../platform/ids.ts'
import type { Work } from '../../platform/work.ts'
import type { Addressee, Channel } from './message.ts'
import { insertMessage } from './messages.store.ts'
import type { Moments, ShortTemplate, Template } from './moments.ts'

/** Why something is told: the same cause tells the same person once. */
export interface Cause {
  /** An event's number, or what stands for it. */
  readonly key: string
  /** What it is about. */
  readonly subject: string
}

interface Telling<K extends Template> {
  readonly template: K
  readonly facts: Moments[K]
  readonly to: readonly Addressee[]
  /** Real time: later than this it is of no use. */
  readonly goodUntil?: Date
}

async function tell<K extends Template>(
  work: Work,
  cause: Cause,
  channel: Channel,
  { template, facts, to, goodUntil }: Telling<K>,
): Promise<void> {
  for (const addressee of to) {
    // An address of its own is never part of an id: a cause has one at most.
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

/** Writes mails in the transaction of what they tell of; the worker sends them once it has committed. */
export const tellByMail = <K extends Template>(
  work: Work,
  cause: Cause,
  telling: Telling<K>,
): Promise<void> => tell(work, cause, 'mail', telling)

/** The same as a short text, for what exists as one. */
export const tellBySms = <K extends ShortTemplate>(
  work: Work,
  cause: Cause,
  telling: Telling<K>,
): Promise<void> => tell(work, cause, 'sms', telling)
