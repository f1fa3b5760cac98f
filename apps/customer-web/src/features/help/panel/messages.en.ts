import type { Translated } from '@puente/contract'
import type { helpMessages as spanish } from './messages.es.ts'

export const helpMessages: Translated<typeof spanish> = {
  open: 'Help',
  unread: '{count, plural, one {# unread answer} other {# unread answers}}',
  close: 'Close help',
  back: 'Back to help',
  search: 'Search the answers',
  here: 'About this screen',
  found: '{count, plural, one {One answer} other {# answers}}',
  none: 'There are no answers with those words',
  noneText: 'Write to us and we will look at it with you.',
  all: 'Clear the search',
  ask: {
    title: 'Write to us',
    text: 'We answer right here, beside what you are looking at, and notify you by email.',
    open: 'Write a message',
    openAbout: 'Write about “{typed}”',
    signIn: 'Sign in to write to us',
    visitor: 'With your account we answer right here. Without an account, email us or fill in a complaint.',
    complaint: 'Make a complaint',
  },
  threads: {
    title: 'Your conversations',
    all: 'See all',
    unread: 'Unread',
    failed: 'We could not load your conversations',
  },
  thread: {
    title: 'Conversation',
    failed: 'We could not load the conversation',
    sent: 'We sent your message.',
    full: 'Open on its page',
    answerBy: 'We will answer before {when}.',
    reopens: 'It is closed. If you write, it opens again.',
  },
  times: {
    text: 'Half are answered within {half}; nine in ten, within {most}.',
    minutes: '{count, plural, one {# working minute} other {# working minutes}}',
    hours: '{count, plural, one {# working hour} other {# working hours}}',
  },
}
