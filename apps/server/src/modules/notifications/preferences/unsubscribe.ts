import { requiredReason } from '@puente/contract'
import { contactsOf, maskedEmail } from '../../access/index.ts'
import type { Work } from '../../../platform/work.ts'
import { isSent } from './preference.ts'
import { choicesOf, saveChoice } from './preferences.store.ts'
import { unsubscriptionOf, type Unsubscription } from './unsubscription.ts'

/** What a link stops, with most letters of the mailbox hidden. */
export interface ShownUnsubscription extends Pick<Unsubscription, 'topic'> {
  readonly mailbox: string
  readonly isOn: boolean
}

/** What a token stops; undefined for a token that is none, of a topic that cannot be stopped, or of nobody. */
export async function unsubscriptionFor(
  work: Work,
  token: string,
): Promise<(ShownUnsubscription & Unsubscription) | undefined> {
  const one = unsubscriptionOf(work, token)
  if (one === undefined || requiredReason(one.topic, 'mail') !== undefined) return undefined
  const email = (await contactsOf(work, [one.userId])).get(one.userId)?.email
  if (email === undefined) return undefined
  const isOn = isSent(await choicesOf(work, one.userId), one.topic, 'mail')
  return { ...one, mailbox: maskedEmail(email), isOn }
}

/** Stops the mails of a topic. Returns what was stopped; undefined as `unsubscriptionFor`. */
export async function unsubscribe(work: Work, token: string): Promise<ShownUnsubscription | undefined> {
  const found = await unsubscriptionFor(work, token)
  if (found === undefined) return undefined
  const { userId, topic, mailbox } = found
  const choice = { topic, channel: 'mail', isOn: false } as const
  if (await saveChoice(work, userId, choice))
    await work.audit({ action: 'choose-channel', subject: userId, facts: choice })
  return { topic, mailbox, isOn: false }
}
