/** What a question begins with when the screen before knows what it is about. */
export const supportTopics = ['contact-email', 'contact-phone'] as const
export type SupportTopic = (typeof supportTopics)[number]
