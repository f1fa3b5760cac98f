import type { Translated } from '@puente/contract'
import type { statementMessages as spanish } from './messages.es.ts'

export const statementMessages: Translated<typeof spanish> = {
  ask: {
    title: 'Verify a receipt or a statement',
    lead: 'Enter the code of the document and compare the details with the receipt you were shown.',
    description: 'Verify whether a receipt or statement of transfers is genuine and what changed afterwards.',
    code: 'Receipt code',
    codeHint:
      'It is at the bottom, next to the QR code. You can enter it with or without capitals, hyphens and spaces.',
    missing: 'Enter the code of the receipt. For example, K7MP-Q2RT-X9WA.',
    shape: 'The code has only letters, digits and hyphens. For example, K7MP-Q2RT-X9WA.',
    folio:
      'That is the document number (folio). Enter the code of twelve letters and digits at its foot, beside the QR code.',
    submit: 'Verify',
  },
  found: {
    issued: 'This receipt is ours',
    delivered: 'This receipt is ours, and the money was delivered',
    moved: 'This receipt is ours, but the transfer changed afterwards',
    lead: 'Compare these details with the receipt. If any is different, someone altered the receipt.',
    code: 'Document number (folio)',
    reference: 'Reference',
    state: 'Status today',
    send: 'Sent',
    receive: 'Recipient gets',
    refunded: 'Refunded',
    recipient: 'Recipient',
    recipientValue: '{initials}, account in {country} ending in {ending}',
    orderedAt: 'Confirmed',
    deliveredAt: 'Delivered',
    returnedAt: 'Returned by the bank',
    refundedAt: 'Money refunded',
    issues: {
      order: 'Transfer confirmation',
      delivery: 'Delivery receipt',
      refund: 'Refund receipt',
    },
    issueValue: 'Issued on {when}, fingerprint {fingerprint}',
    another: 'Verify another',
  },
  statement: {
    current: 'This statement is ours, and nothing has changed since it was issued',
    changed: 'This statement is ours, but a transfer changed afterwards',
    period: 'Period',
    periodValue: 'From {from} to {to}',
    holder: 'Account holder',
    transfers: 'Transfers',
    ordered: 'Amount of the transfers',
    fee: 'Fee with IVA (VAT)',
    refunded: 'Refunded',
    received: 'Received in {currency}',
    issue: 'Statement',
  },
  unknown: {
    title: 'No document of ours has that code',
    text: 'Check each letter and each digit. If you were given it as proof of a payment, wait until you see the money in your account.',
    again: 'Enter another code',
    report: 'Report a possible fraud',
  },
  failed: 'We could not look up the receipt',
}
