import { toWireId } from '@puente/contract'
import type { Letters } from './letter.ts'
import { messages } from './messages-customers.es.ts'
import { amount, createWords, when } from './words.ts'

const words = createWords(messages)

/** Mails about a customer's account. */
export const customerLetters: Letters<
  | 'identity-confirmed'
  | 'identity-not-confirmed'
  | 'with-staff'
  | 'rut-known'
  | 'newer-powers'
  | 'recipient-added'
  | 'reward-earned'
  | 'staff-wrote'
  | 'complaint-received'
  | 'complaint-answered'
> = {
  'identity-confirmed': () => ({
    subject: words('identityConfirmed.subject'),
    body: words('identityConfirmed.body'),
    action: { label: words('identityConfirmed.action'), path: '/send' },
  }),
  'identity-not-confirmed': () => ({
    subject: words('identityNotConfirmed.subject'),
    body: words('identityNotConfirmed.body'),
    action: { label: words('identityNotConfirmed.action'), path: '/signup/status' },
  }),
  'with-staff': ({ answerBy }) => ({
    subject: words('withStaff.subject'),
    body: words('withStaff.body', {
      by: answerBy === undefined ? '' : words('withStaff.by', { when: when(answerBy) }),
    }),
    action: { label: words('withStaff.action'), path: '/signup/status' },
  }),
  'rut-known': () => ({
    subject: words('rutKnown.subject'),
    body: words('rutKnown.body'),
    action: { label: words('rutKnown.action'), path: '/security' },
  }),
  'newer-powers': ({ outcome }) => ({
    subject: words(`newerPowers.${outcome}.subject`),
    body: words(`newerPowers.${outcome}.body`),
    action:
      outcome === 'single'
        ? { label: words('newerPowers.send'), path: '/send' }
        : { label: words('newerPowers.see'), path: '/company/powers' },
  }),
  'recipient-added': ({ recipient, accountEnding, at }) => ({
    subject: words('recipientAdded.subject', { recipient }),
    body: words('recipientAdded.body', { recipient, accountEnding, at: when(at) }),
    action: { label: words('recipientAdded.action'), path: '/recipients' },
  }),
  'reward-earned': ({ reward }) => ({
    subject: words('rewardEarned.subject', { amount: amount(reward) }),
    body: words('rewardEarned.body', { amount: amount(reward) }),
    action: { label: words('rewardEarned.action'), path: '/referralprogram/donate' },
  }),
  'complaint-received': ({ folio, answerBy }) => ({
    subject: words('complaintReceived.subject', { folio }),
    body: words('complaintReceived.body', { folio, answerBy: when(answerBy) }),
  }),
  'complaint-answered': ({ folio, answer }) => ({
    subject: words('complaintAnswered.subject', { folio }),
    body: words('complaintAnswered.body', { folio }),
    quote: answer.prose,
    after: words('complaintAnswered.after', { folio }),
    action: { label: words('complaintAnswered.action'), path: '/complaints' },
  }),
  'staff-wrote': ({ transferId }) => ({
    subject: words('staffWrote.subject'),
    body: words('staffWrote.body'),
    action: {
      label: words('staffWrote.action'),
      path: transferId === undefined ? '/help' : `/transfers/${toWireId('transfer', transferId)}`,
    },
  }),
}
