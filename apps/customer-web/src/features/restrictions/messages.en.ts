import type { Translated } from '@puente/contract'
import type { restrictionMessages as spanish } from './messages.es.ts'

export const restrictionMessages: Translated<typeof spanish> = {
  title: 'You cannot make new transfers for now',
  classes: {
    identity: 'We need to confirm that it is you who uses the account.',
    documents: 'We need to check documents of your account.',
    payment: 'We need to clarify a payment of your account.',
    routine: 'We are carrying out a routine check of your account.',
    'own-request': 'We stopped transfers because you asked for it.',
  },
  review: 'Someone on our team checks your account again by {date} at the latest.',
  open: 'Do not pay what is pending: it could not be sent for now. In Transfers you see how each transfer under way continues. You can see your account, cancel what you have not paid and write to us.',
  ends: 'We close your account on {date}. From now on you cannot make new transfers; those under way are completed or refunded before then. After that, you can still see your receipts.',
  endsTitle: 'Your account closes on {date}',
  write: 'Write to us',
  appeal: 'Complain about this decision',
  closing: {
    title: 'Your account is being closed',
    text: 'Since {since} you cannot make new transfers. We close the account when what is open has ended.',
    see: 'See what is left',
  },
  closed: {
    title: 'Your account is closed',
    text: 'It was closed on {at}. We keep your details, transfers and receipts until {until}.',
    can: 'Until then you can sign in to see them, receive refunds and complain.',
    transfers: 'See my transfers',
    statements: 'Download my statement',
  },
}
