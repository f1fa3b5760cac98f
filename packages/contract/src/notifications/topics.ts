/** What customers are notified about. Each message belongs to one topic, and channels are chosen by topic. */
export const noticeTopics = [
  'progress',
  'payments',
  'money',
  'signatures',
  'documents',
  'account',
  'security',
  'support',
  'rates',
  'rewards',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** The ways by which a notice leaves the app. Every notice is also in the app, which cannot be switched off. */
export const noticeChannels = ['mail', 'sms', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Why the mails of a topic cannot be switched off. */
export const requiredReasons = ['safety', 'money', 'duty'] as const
export type RequiredReason = (typeof requiredReasons)[number]

/**
 * The topics whose mails cannot be switched off: what protects the account, money of the customer that waits or returns,
 * and what the law or the contract requires us to say.
 */
const required: Readonly<Partial<Record<NoticeTopic, RequiredReason>>> = {
  money: 'money',
  documents: 'duty',
  account: 'duty',
  security: 'safety',
}

/** Why a topic cannot be switched off on a channel; undefined when it can. */
export const requiredReason = (topic: NoticeTopic, channel: NoticeChannel): RequiredReason | undefined =>
  channel === 'mail' ? required[topic] : undefined

/** The topics that have no SMS: they never hurry. */
const withoutSms: ReadonlySet<NoticeTopic> = new Set(['documents', 'support', 'rewards'])

/** Whether a topic has messages on a channel. */
export const hasChannel = (topic: NoticeTopic, channel: NoticeChannel): boolean =>
  channel !== 'sms' || !withoutSms.has(topic)

/** Whether a channel of a topic is on while the user has not chosen: mail and push are, an SMS is asked for. */
export const isOnAtFirst = (channel: NoticeChannel): boolean => channel !== 'sms'
