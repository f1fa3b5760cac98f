import type { Translated } from '@puente/contract'
import type { transfersMessages as spanish } from './messages-transfers.es.ts'

export const transfersMessages: Translated<typeof spanish> = {
  'quote-expired': {
    what: 'The price expired.',
    money: 'No charge was made.',
    next: 'Get a new price and confirm again.',
  },
  'quote-already-used': {
    what: 'This price was already used in another transfer.',
    money: 'No second transfer was created and no other charge was made.',
    next: 'Check your transfers or get a new price.',
  },
  'recipient-of-other-corridor': {
    what: 'The recipient gets money in another country or another currency than this price.',
    money: 'No charge was made.',
    next: 'Choose another recipient or get a price for their country.',
  },
  'too-many-open-orders': {
    what: 'You have {orders} unpaid transfers, the maximum at the same time.',
    money: 'No charge was made.',
    next: 'Pay or cancel one and confirm again.',
  },
  'too-many-orders': {
    what: 'You made {orders} transfers in {per, select, hour {one hour} other {24 hours}}, the maximum.',
    money: 'No charge was made.',
    next: 'Confirm again from {again}.',
  },
  'too-many-new-recipients': {
    what: 'You added more than {orders} recipients in 24 hours.',
    money: 'No charge was made.',
    next: 'Choose one from before, or confirm again from {again}.',
  },
  'limit-exceeded': {
    what: 'This transfer is above your limit {limit, select, day {of 24 hours} month {of 30 days} other {per transfer}}: {limitAmount}.',
    money: 'No charge was made.',
    next: 'You can now send up to {available}. In Your limits you see when you can send more.',
  },
  'quote-only': {
    what: 'Your account can see prices, but not send yet.',
    money: 'No charge was made.',
    next: 'Confirm your identity to start sending.',
  },
  'signatures-needed': {
    what: 'According to your company’s signing powers, for this amount {missing, plural, one {one signature is missing} other {# signatures are missing}}.',
    money: 'No charge was made.',
    next: 'Ask for the signature: {names} can sign.',
  },
  'correction-needs-signatures': {
    what: 'According to your company’s signing powers, your signature is not enough to change who is paid this amount.',
    money: 'We still hold the money.',
    next: 'Ask for a refund and create the transfer again: the members who must sign do so there.',
  },
  'signatures-not-needed': {
    what: 'For this amount your signature is enough.',
    money: 'No charge was made.',
    next: 'Confirm the transfer without asking for another signature.',
  },
  'too-many-signature-requests': {
    what: 'There are already {orders} transfers waiting for signatures, the maximum.',
    money: 'No charge was made.',
    next: 'Sign or withdraw one before you ask for another signature.',
  },
  'signed-price-higher': {
    what: 'The amount to pay rose while you were reviewing: it is now {limitAmount}.',
    money: 'You signed nothing and no charge was made.',
    next: 'Review the new amount and sign if you agree.',
  },
  'signed-recipient-changed': {
    what: 'The recipient’s details changed after the signatures were requested.',
    money: 'No charge was made.',
    next: 'Withdraw this request and ask for the signatures again with the current details.',
  },
  'signing-power-missing': {
    what: 'You cannot sign this transfer for your company: {reason, select, unnamed {its signing powers do not name you} limit {the amount is above what they allow you} other {people who must sign with you are missing}}.',
    money: 'No charge was made.',
    next: 'To send, {reason, select, absent {add who is missing to the account: {names}} limit {lower the amount or ask someone with more signing power to do it} other {ask a representative with signing power to do it}}.',
  },
  'not-in-this-state': {
    what: 'The status of the transfer changed and does not allow this step.',
    money: 'This attempt moved no money.',
    next: 'Reload the page to see its status.',
  },
  'nothing-to-choose': {
    what: 'This transfer no longer needs a decision from you.',
    money: 'This attempt moved no money.',
    next: 'Reload the page to see how it continued.',
  },
  'rating-final': {
    what: 'This rating can no longer be changed.',
    money: 'No money moved.',
    next: 'If you want to tell us more, write to us from the transfer.',
  },
  'bank-unavailable': {
    what: 'The bank that receives the payments does not respond.',
    money: 'No charge was made.',
    next: 'Try again in a few minutes, or pay by bank transfer with the details on the screen.',
  },
}
