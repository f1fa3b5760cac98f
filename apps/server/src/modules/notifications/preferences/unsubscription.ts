import { noticeTopics, type Id, type NoticeTopic } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'

const NAME = 'notifications.unsubscription'
const TAG_BYTES = 16

/** Whose mails of which topic a link stops. */
export interface Unsubscription {
  readonly userId: Id<'user'>
  readonly topic: NoticeTopic
}

const tagged = (bytes: Buffer): Buffer => bytes.subarray(0, TAG_BYTES)
const said = ({ userId, topic }: Unsubscription): string => `${userId} ${topic}`

/**
 * The token of the link that stops the mails of a topic (RFC 8058). It is signed and not stored: who has the mail may stop
 * its topic, and nothing else. It is valid while the key of indexes that signed it is.
 */
export const unsubscriptionToken = ({ vault }: Pick<Work, 'vault'>, one: Unsubscription): string =>
  `${Buffer.from(said(one)).toString('base64url')}.${tagged(vault.index(NAME, said(one))).toString('base64url')}`

/** What a token stops; undefined for any other text. */
export function unsubscriptionOf({ vault }: Pick<Work, 'vault'>, token: string): Unsubscription | undefined {
  const [text = '', tag = ''] = token.split('.')
  const shown = Buffer.from(tag, 'base64url')
  const words = Buffer.from(text, 'base64url').toString()
  const [userId = '', name = ''] = words.split(' ')
  const topic = noticeTopics.find((one) => one === name)
  const isOurs = vault.indexes(NAME, words).some((index) => tagged(index).equals(shown))
  return isOurs && topic !== undefined ? { userId, topic } : undefined
}
