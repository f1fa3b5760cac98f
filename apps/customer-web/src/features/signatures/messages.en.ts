import type { Translated } from '@puente/contract'
import type { signatureMessages as spanish } from './messages.es.ts'

export const signatureMessages: Translated<typeof spanish> = {
  list: {
    title: 'To sign',
    lead: 'The transfers waiting for the signatures that the company’s signing powers require.',
    failed: 'We could not load the transfers to sign',
    empty: 'There are no transfers to sign',
    emptyText: 'When someone asks for a signature for a transfer, it will appear here.',
    open: 'Waiting for signatures',
    ended: 'Ended',
    line: '{amount} for {name}',
    openNote:
      '{missing, plural, =0 {Ready to be signed again} one {One signature missing} other {# signatures missing}} · until {until}',
    stuckNote: 'People who must sign it are not on the account yet · until {until}',
    yours: 'Waiting for your signature · until {until}',
  },
  back: 'To sign',
  title: {
    open: 'Transfer of {amount} for {name}',
    completed: 'The transfer of {amount} for {name} was confirmed',
    declined: 'The transfer of {amount} for {name} was not signed',
    withdrawn: 'The transfer of {amount} for {name} was withdrawn',
    expired: 'The time to sign the transfer of {amount} for {name} is over',
  },
  documentTitle: 'Transfer to sign',
  lead: {
    yours:
      '{name} asks for your signature. The price is fixed with the last signature; before that we charge nothing.',
    waits:
      '{missing, plural, one {One signature is missing: {names} can sign.} other {# signatures are missing: {names} can sign.}} We charge nothing before the last one.',
    stuck:
      'According to the company’s signing powers, people who must sign it are not on the account yet. No charge was made.',
    completed: 'All the signatures are there. The transfer has yet to be paid.',
    ended: 'No charge was made.',
  },
  states: {
    open: 'Waiting for signatures',
    completed: 'Signed',
    declined: 'Not signed',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  },
  order: {
    title: 'The transfer',
    send: 'To pay',
    receive: 'Recipient gets',
    recipient: 'Recipient',
    account: 'Account ending in',
    country: 'Country',
    purpose: 'Purpose',
    cost: 'Total cost',
    askedBy: 'Requested by',
    askedByOn: '{name}, on {when}',
    until: 'Can be signed until',
    atRequest:
      'Price at the time of the request. The current one is not available; you can sign when it is back.',
  },
  change: {
    title: 'The price changed since the signature was requested',
    send: 'To pay then: {before}. To pay now: {now}.',
    receive: 'Then the recipient got {before}. Now they get {now}.',
  },
  recipientChanged: 'The recipient’s details changed',
  recipientChangedText:
    'They changed after the signatures were requested, so this transfer can no longer be signed. Withdraw it and ask for the signatures again.',
  signatures: {
    title: 'Signatures',
    none: 'Nobody has signed yet.',
    you: '{name} (you)',
  },
  reason: 'Why it was not signed',
  reasonBy: '{name}: {reason}',
  sign: 'Sign the transfer of {amount}',
  decline: 'Do not sign',
  withdraw: 'Withdraw the request',
  again: 'Prepare another transfer',
  seeTransfer: 'See the transfer',
  declining: {
    title: 'Decline to sign this transfer?',
    text: 'The request ends and nobody else can sign it. We tell the person who made it.',
    reason: 'Why you do not sign it',
    missing: 'Write why you do not sign it.',
    back: 'Back',
  },
  withdrawing: {
    title: 'Withdraw this request for signature?',
    text: 'Nobody will be able to sign it. No charge was made.',
    back: 'Back',
  },
}
