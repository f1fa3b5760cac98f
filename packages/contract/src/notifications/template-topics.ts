import type { TemplateName } from './templates.ts'
import type { NoticeTopic } from './topics.ts'

/**
 * The topic of each message. None for a message to an address that is no user’s: a code, an invitation, a notification of
 * a former address.
 */
export const templateTopics = {
  code: undefined,
  'staff-invited': undefined,
  'member-invited': undefined,
  'contact-changed': undefined,
  'email-known': 'security',
  'password-changed': 'security',
  'new-device': 'security',
  'factor-changed': 'security',
  'rut-known': 'security',
  'company-rut-known': 'security',
  'member-joined': 'security',
  'member-contact-changed': 'security',
  'recipient-added': 'security',
  'recipient-changed': 'security',
  'recipient-corrected': 'security',
  'identity-confirmed': 'account',
  'identity-not-confirmed': 'account',
  'with-staff': 'account',
  'newer-powers': 'account',
  'level-granted': 'account',
  'level-sent-back': 'account',
  'account-restricted': 'account',
  'account-closed': 'account',
  'complaint-received': 'account',
  'complaint-answered': 'account',
  'data-request-received': 'account',
  'data-request-extended': 'account',
  'data-request-answered': 'account',
  'pending-owed': 'documents',
  'pending-accepted': 'documents',
  'pending-sent-back': 'documents',
  'signature-requested': 'signatures',
  'signature-answered': 'signatures',
  'order-created': 'payments',
  'deadline-near': 'payments',
  'part-paid': 'payments',
  'payment-received': 'progress',
  delivered: 'progress',
  'review-lasting': 'progress',
  expired: 'progress',
  cancelled: 'progress',
  'other-rut': 'money',
  'excess-refunded': 'money',
  'payment-reversed': 'money',
  returned: 'money',
  'correction-needed': 'money',
  stopped: 'money',
  'recall-answered': 'money',
  held: 'money',
  'choice-short': 'money',
  'choice-late': 'money',
  'choice-held': 'money',
  'refund-started': 'money',
  'refund-account-needed': 'money',
  refunded: 'money',
  'debt-opened': 'money',
  'debt-part-paid': 'money',
  'debt-paid': 'money',
  'debt-paid-twice': 'money',
  'staff-wrote': 'support',
  'rate-reached': 'rates',
  'reward-earned': 'rewards',
} as const satisfies Readonly<Record<TemplateName, NoticeTopic | undefined>>

/** Messages that a user also reads in the app, and on the channels that they choose. */
export type NoticedTemplate = {
  [T in TemplateName]: (typeof templateTopics)[T] extends NoticeTopic ? T : never
}[TemplateName]

/** The topic of a message; undefined when it is to an address that is no user’s. */
export const topicOf = (template: TemplateName): NoticeTopic | undefined => templateTopics[template]
