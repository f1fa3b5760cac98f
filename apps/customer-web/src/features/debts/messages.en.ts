import type { Translated } from '@puente/contract'
import type { debtMessages as spanish } from './messages.es.ts'

export const debtMessages: Translated<typeof spanish> = {
  list: {
    title: 'Your debts',
    lead: 'Payments that your bank reversed after we sent the money. While you have a debt, you cannot make another transfer.',
    open: 'To pay',
    closed: 'Closed',
    empty: 'You owe nothing',
    emptyText:
      'If a bank reverses a payment that we have already sent, you will see here how much is left and how to pay it.',
    more: 'Load more',
    failed: 'We could not load your debts',
    line: { of: 'For your transfer to {name}', other: 'For a payment that your bank reversed' },
    opened: 'Since {when}',
    paidOn: 'Paid on {when}',
    closedOn: 'Closed on {when}',
    see: 'See how to pay {amount}',
  },
  page: {
    back: 'Debts',
    documentTitle: 'Debt {reference}',
    title: {
      open: 'Pay {amount} to send again',
      remaining: '{amount} left to pay to send again',
      paid: 'You paid your debt of {amount}',
      closed: 'This debt is closed',
    },
    lead: {
      openOf:
        'Your bank reversed a payment of your transfer to {name} after we sent the money. The transfer continues; that payment is missing.',
      openOther: 'Your bank reversed a payment that we had already refunded you. That money is missing.',
      paid: 'You owe nothing for this payment, and you can send again.',
      closed: 'You do not have to pay anything for it.',
    },
    due: 'Pay it before {when}. You can pay in parts with the same reference.',
    account: 'Make a bank transfer to this account',
    accountHint: 'Use an account in your name and enter the reference in the message of the bank transfer.',
    received: 'What we have received',
    none: 'No payment has arrived yet.',
    amount: 'Amount of the debt',
    total: 'Received',
    remaining: 'Left to pay',
    sources: {
      payment: 'Your bank transfer',
      order: 'Your bank transfer with the reference of the transfer',
      'set-off': 'Money of the same transfer',
      refund: 'Refund that your bank rejected',
    },
    part: '{source}, {when}',
    sentBack: 'You paid {amount} too much: we return it to the account it came from.',
    transfer: 'See the transfer',
    unknown: 'Not a payment you recognise?',
    unknownText: 'Ask your bank why it reversed it, or write to us and we look at it with you.',
    write: 'Write to us',
    receipt: {
      label: 'Download receipt',
      making: 'Preparing the receipt',
      saved: 'The receipt is in your downloads.',
      failed: 'We could not prepare the receipt',
      name: 'debt-receipt',
    },
  },
}
