import type { Translated } from '@puente/contract'
import type { closureMessages as spanish } from './messages.es.ts'

export const closureMessages: Translated<typeof spanish> = {
  title: 'Close my account',
  lead: 'Before you close it, we show you what is still open and how to end it.',
  back: 'Profile',
  failed: 'We could not load the closing of your account',
  open: {
    title: 'What is still open',
    none: 'Nothing is open: the account is closed when you confirm.',
    afterwards:
      'Nothing prevents the closing: the account is closed when you confirm. After that, this goes on:',
    some: 'We close the account when what is open has ended. Meanwhile you cannot make new transfers.',
    'unpaid-order': 'Transfer {reference} unpaid, {amount}. If no money arrived, it is cancelled at closing.',
    transfer:
      'Transfer {reference} under way, {amount}. It ends or we refund you; you can cancel it until we convert it.',
    correction:
      'Transfer {reference}, {amount}, returned by the recipient’s bank. Correct the details or ask for a refund.',
    refund: 'Refund of transfer {reference}. It ends when the money reaches your account.',
    'received-money':
      'Money that we received from you without a transfer it belongs to, {amount}. It ends when we return it to the account it came from.',
    debt: 'Debt of {amount}. It ends when you pay it.',
    application: 'We are checking your identity. It ends when we answer you.',
    complaint: 'Complaint {folio}, which we answer by {due}. It goes on even if you close the account.',
    complaintAnswered: 'Complaint {folio}. It goes on even if you close the account.',
    see: 'See the transfer',
    pay: 'See the debt',
    seeComplaint: 'See the complaint',
  },
  rewards: {
    title: 'You have {amount} in rewards',
    text: 'You cannot use them for a transfer once the account is closed. If you like, donate them first.',
    decide: 'Decide what to do with them',
  },
  kept: {
    title: 'What we keep and until when',
    text: 'The law requires us to keep your details, transfers and receipts for {years, plural, one {# year} other {# years}} after closing. During that time you can sign in to see them, receive refunds and complain. We will only write to you if the law requires it.',
    again: 'Each RUT has only one account. If you want to come back, write to us from this same account.',
  },
  company: {
    title: 'Who loses access',
    text: 'Closing the account closes the company for everyone. If only you want to leave, make another person the administrator and end your access in People.',
    member: '{name}, {role}',
    members: 'See the people',
    alone: 'You are the only person at this company.',
  },
  close: 'Close my account',
  sure: {
    title: 'Close your account?',
    text: 'From now on you cannot make new transfers. Your sessions end when the account is closed.',
    confirm: 'Close my account',
    keep: 'Keep it open',
  },
  closing: {
    exit: 'We have decided to close your account. You cannot make new transfers; we close it when what is open has ended.',
    withdraw: 'Keep my account open',
  },
}
