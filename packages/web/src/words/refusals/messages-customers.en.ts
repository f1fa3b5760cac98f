import type { Translated } from '@puente/contract'
import type { customersMessages as spanish } from './messages-customers.es.ts'

export const customersMessages: Translated<typeof spanish> = {
  'sending-restricted': {
    what: 'Your account cannot make new transfers for now.',
    money: 'No charge was made. In Transfers you see how each transfer under way continues.',
    next: 'You can see your account and write to us. In Home you see until when we check it and how to complain.',
  },
  'access-suspended': {
    what: 'Nobody can sign in to this account for now.',
    money: 'No money moved. Transfers under way are completed or refunded.',
    next: 'Write to us using the complaints form: you do not need to sign in.',
  },
  'account-closing': {
    what: 'Your account is being closed.',
    money: 'No charge was made. Transfers under way continue.',
    next: 'To send again, choose to keep the account open in Profile.',
  },
  'account-closed': {
    what: 'Your account is closed.',
    money: 'No money moved.',
    next: 'You can read your transfers and receipts, and write to us if you want to come back.',
  },
  'no-closure': {
    what: 'The closing of your account is no longer under way.',
    money: 'No money moved.',
    next: 'Reload the page to see how your account stands.',
  },
  'already-invited': {
    what: 'That email already has a valid invitation from the company.',
    money: 'No money moved.',
    next: 'Wait for the answer or send the invitation again.',
  },
  'too-many-invitations': {
    what: 'The maximum of {most} invitations has been reached.',
    money: 'No money moved.',
    next: 'Try tomorrow, or withdraw the invitation and create another.',
  },
  'invitation-closed': {
    what: 'That invitation has been answered or withdrawn.',
    money: 'No money moved.',
    next: 'Check the list of invitations.',
  },
  'invitation-gone': {
    what: 'This link no longer works: it expired, was used or a newer one was sent.',
    money: 'No money moved.',
    next: 'Look for the latest invitation in your email or ask the company for another.',
  },
  'invitation-of-another': {
    what: 'This invitation was sent to {sentTo}, and your session is of another email.',
    money: 'No money moved.',
    next: 'Sign out and sign in with the email that received the invitation.',
  },
  'already-member': {
    what: 'You are already part of this company.',
    money: 'No money moved.',
    next: 'Choose it in your account menu.',
  },
}
