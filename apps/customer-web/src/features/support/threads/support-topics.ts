/** Topics with an initial text, set by the previous screen. */
export const supportTopics = ['contact-email', 'contact-phone', 'correct-fact'] as const
export type SupportTopic = (typeof supportTopics)[number]
