import type { Translated } from '@puente/contract'
import type { threadMessages as spanish } from './messages.es.ts'

export const threadMessages: Translated<typeof spanish> = {
  list: {
    title: 'Your conversations',
    lead: 'What you have asked us, with our answers.',
    ask: 'Ask something',
    empty: 'You have no conversations yet',
    emptyText: 'Ask whatever you like. If it is about a transfer, write to us from its page.',
    failed: 'We could not load your conversations',
    more: 'Load more',
    unread: 'Unread',
  },
  kind: {
    transfer: 'About a transfer',
    complaint: 'Complaint',
    question: 'Question',
    file: 'About your details',
  },
  state: { 'waiting-operator': 'We will answer', 'waiting-customer': 'Answered', closed: 'Closed' },
  page: {
    back: 'Conversations',
    folio: 'Case number {folio}',
    transfer: 'See the transfer',
    answerBy: 'We will answer before {when}.',
    messages: 'Messages',
    earlier: 'See earlier messages',
    earlierFailed: 'We could not load the earlier messages',
    failed: 'We could not load the messages',
    you: 'You',
    us: 'Help team',
    staff: '{name}, from Help',
    answered: 'An answer has arrived',
    event: {
      closed: 'We closed this conversation',
      reopened: 'The conversation was reopened',
      'not-received': 'The recipient says that they did not receive the money. We are investigating.',
    },
    reopens: 'It is closed. If you write, it opens again.',
  },
  write: {
    label: 'Your message',
    hint: 'Do not write passwords or codes: we never ask you for them.',
    missing: 'Write your message',
    submit: 'Send message',
    sent: 'We sent your message.',
  },
  ask: {
    begin: {
      'contact-email':
        'I no longer receive email at my address and cannot receive a code on my phone either. I want to change my email to: ',
      'contact-phone':
        'I no longer have the phone of my account and cannot receive a code by email. I want to change my phone to: ',
      'correct-fact': 'I want to correct a detail of my profile. The detail and what it should say: ',
    },
    title: 'What do you need?',
    lead: 'We answer you right here and notify you by email.',
    kind: 'This is',
    kinds: {
      question: 'A question',
      questionHint: 'We answer in working hours.',
      complaint: 'A complaint',
      complaintHint: 'With a case number and a formal time for the answer.',
    },
    transfer: 'About which transfer?',
    noTransfer: 'None in particular',
    transferValue: '{name}, {amount}, {date}',
  },
  help: {
    title: 'Do you need help with this transfer?',
    lead: 'Write to us here and we see your message together with the details of the transfer.',
    answerBy: 'If you write now, we will answer before {when}.',
  },
}
