import type { Translated } from '@puente/contract'
import type { recipientsMessages as spanish } from './messages-recipients.es.ts'

export const recipientsMessages: Translated<typeof spanish> = {
  'recipient-already-kept': {
    what: 'You already have a recipient with that same account.',
    money: 'No money moved.',
    next: 'Choose them in your list of recipients.',
  },
  'recipient-just-changed': {
    what: 'This recipient’s details changed less than 24 hours ago.',
    money: 'No charge was made.',
    next: 'For your safety, you can send to them from {again}. You can send to your other recipients now.',
  },
  'recipient-incomplete': {
    what: 'This recipient lacks a detail that their bank now asks for.',
    money: 'No charge was made.',
    next: 'Open them in Recipients and complete their details. For your safety, you can send to them 24 hours later.',
  },
  'contact-just-changed': {
    what: 'Your email, your phone or your second factor changed less than 24 hours ago.',
    money: 'No money moved.',
    next: 'For your safety, add or change recipients once that time has passed. You can send to those you already have now.',
  },
  'recipient-form-gone': {
    what: 'This link no longer works: it expired, was used or was withdrawn.',
    money: 'No money moved.',
    next: 'Ask the person who sent it to you for another link.',
  },
  'recipient-form-closed': {
    what: 'These details were already accepted or discarded, or have expired.',
    money: 'No money moved.',
    next: 'Check your recipients.',
  },
  'too-many-recipient-forms': {
    what: 'You have {most} open links, the maximum.',
    money: 'No money moved.',
    next: 'Withdraw one you do not use and create another.',
  },
}
