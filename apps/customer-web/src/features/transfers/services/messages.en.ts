import type { Translated } from '@puente/contract'
import type { serviceMessages as spanish } from './messages.es.ts'

export const serviceMessages: Translated<typeof spanish> = {
  receipt: {
    label: 'Download receipt',
    making: 'Preparing the receipt',
    saved: 'The receipt is in your downloads.',
    failed: 'We could not prepare the receipt',
    name: 'receipt',
  },
  confirmation: {
    label: 'Download transfer confirmation',
    making: 'Preparing the confirmation',
    saved: 'The confirmation is in your downloads.',
    failed: 'We could not prepare the confirmation',
    name: 'transfer-confirmation',
  },
  rating: {
    title: 'How did this transfer go?',
    given: 'Your rating',
    stars: 'How many stars do you give it?',
    missing: 'Choose between one and five stars',
    comment: 'What did you like, or what was missing?',
    submit: 'Send rating',
    change: 'Change rating',
    keep: 'Leave it as it is',
    until: 'You can change it once, until {when}.',
    thanks: 'Thank you for your rating.',
  },
  tracking: {
    title: 'Share tracking',
    lead: 'Anyone with the link sees the steps of the transfer and what arrives, without surnames or full account numbers. They need no account here.',
    create: 'Create link',
    show: 'See the link',
    since: 'A link has been active since {when}.',
    label: 'Tracking link',
    copy: 'Copy tracking link',
    share: 'Share',
    shareText: 'I sent you money. See here when it arrives:',
    revoke: 'Deactivate link',
    revokeTitle: 'Deactivate the link?',
    revokeText:
      'It stops working at once. The transfer continues as it is, and you can create another link later.',
    revokeKeep: 'Keep active',
    revoked: 'The link no longer works.',
    failed: 'We could not make the change to the link',
  },
}
