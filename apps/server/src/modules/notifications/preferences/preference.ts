import {
  hasChannel,
  isOnAtFirst,
  noticeChannels,
  noticeTopics,
  requiredReason,
  type NoticeChannel,
  type NoticeTopic,
} from '@puente/contract'
import type { NoticePreferenceWire } from '@puente/contract/customer'

interface Choice {
  readonly topic: NoticeTopic
  readonly channel: NoticeChannel
  readonly isOn: boolean
}

/** What a user chose, by topic and channel. */
export type Choices = ReadonlyMap<`${NoticeTopic} ${NoticeChannel}`, boolean>

export const chosen = (choices: readonly Choice[]): Choices =>
  new Map(choices.map(({ topic, channel, isOn }) => [`${topic} ${channel}` as const, isOn]))

/** Whether messages of a topic are sent on a channel. What is required is, whatever was chosen. */
export function isSent(choices: Choices, topic: NoticeTopic, channel: NoticeChannel): boolean {
  if (!hasChannel(topic, channel)) return false
  if (requiredReason(topic, channel) !== undefined) return true
  return choices.get(`${topic} ${channel}`) ?? isOnAtFirst(channel)
}

/** The table of preferences as the user sees it. */
export const preferencesOf = (choices: Choices): NoticePreferenceWire[] =>
  noticeTopics.flatMap((topic) =>
    noticeChannels
      .filter((channel) => hasChannel(topic, channel))
      .map((channel) => {
        const required = requiredReason(topic, channel)
        return {
          topic,
          channel,
          isOn: isSent(choices, topic, channel),
          ...(required === undefined ? {} : { required }),
        }
      }),
  )
