import type { Translated } from '@puente/contract'
import type { guestMessages as spanish } from './messages.es.ts'

/** Texts of the form that a recipient fills in, in English. */
export const guestMessages: Translated<typeof spanish> = {
  title: '{sender} wants to send you money',
  lead: 'Fill in the details of your account in {country}. {sender} checks them before sending you money.',
  safe: 'We use these details only to pay you. Nobody will ask you for passwords or codes.',
  until: 'The link works once, until {date}.',
  language: 'Language',
  loading: 'Loading…',
  kind: 'Whose account is it?',
  kinds: {
    person: 'A person’s',
    company: 'A company’s',
  },
  name: {
    person: 'Full name',
    company: 'Company name',
  },
  nameHint: 'As it appears at your bank.',
  nameMissing: 'Write the name of who receives the money.',
  submit: 'Send my details to {sender}',
  sent: {
    title: '{sender} has received your details',
    text: 'They will check them now. You may close this page. If you made a mistake, ask for another link.',
  },
  gone: {
    used: {
      title: 'This link has already been used',
      text: 'The details reached the person who sent you the link. To change them, ask for another link.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Ask the person who sent it for another one.',
    },
    revoked: {
      title: 'This link was withdrawn',
      text: 'Ask the person who sent it for another one.',
    },
    unknown: {
      title: 'This link opens no form',
      text: 'A part of it may be missing. Ask the person who sent it to share it again.',
    },
  },
  failed: {
    title: 'We could not load the form',
    text: 'Check your connection and try again.',
    retry: 'Try again',
  },
  notSent: {
    title: 'We could not send your details',
    text: 'What you wrote is still here. Check your connection and try again.',
    tooMany: 'You have tried many times. Wait a few minutes.',
    closed: 'Money cannot be sent to this country for now.',
  },
  ui: {
    titlePrefix: 'Error: ',
    summaryTitle: 'There is a problem',
    optional: '(optional)',
    tooLong: 'This text has up to {longest} characters; you typed {typed}. Shorten it.',
  },
}
