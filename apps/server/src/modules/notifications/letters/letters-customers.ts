import { toWireId, type Id } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Letters } from './letter.ts'
import { amount, pesosFor, when } from '../words.ts'

const requestPage = (id: Id<'data-request'>) => ({
  path: `/my-data/requests/${toWireId('data-request', id)}`,
})

/** Which kinds of open things delay the closing of an account. */
function delays(delayedBy: string) {
  const kinds = delayedBy.split(' ')
  const has = (...some: string[]): 'yes' | 'no' => (some.some((kind) => kinds.includes(kind)) ? 'yes' : 'no')
  return {
    transfers: has('transfer', 'unpaid-order', 'correction'),
    refunds: has('refund'),
    debts: has('debt'),
    receivedMoney: has('received-money'),
    application: has('application'),
  }
}

/** Messages about a customer's account. */
export const customerLetters: Letters<
  | 'identity-confirmed'
  | 'identity-not-confirmed'
  | 'with-staff'
  | 'rut-known'
  | 'company-rut-known'
  | 'member-invited'
  | 'member-joined'
  | 'member-contact-changed'
  | 'newer-powers'
  | 'signature-requested'
  | 'signature-answered'
  | 'level-granted'
  | 'level-sent-back'
  | 'account-restricted'
  | 'account-closed'
  | 'recipient-added'
  | 'recipient-changed'
  | 'recipient-corrected'
  | 'reward-earned'
  | 'rate-reached'
  | 'staff-wrote'
  | 'data-request-received'
  | 'data-request-extended'
  | 'data-request-answered'
  | 'complaint-received'
  | 'complaint-answered'
> = {
  'identity-confirmed': () => ({ values: {}, target: { path: '/send' } }),
  'identity-not-confirmed': () => ({ values: {}, target: { path: '/signup/status' } }),
  'with-staff': ({ answerBy }) => ({
    values: {
      dated: answerBy === undefined ? 'no' : 'yes',
      answerBy: answerBy === undefined ? '' : when(answerBy),
    },
    target: { path: '/signup/status' },
  }),
  'rut-known': () => ({ values: {}, target: { path: '/security' } }),
  'company-rut-known': () => ({ values: {}, target: { path: '/company/members' } }),
  'member-invited': ({ token, ...values }) => ({ values, target: { path: `/invitation/${token}` } }),
  'member-joined': (values) => ({ values, target: { path: '/company/members' } }),
  'member-contact-changed': ({ at, ...values }) => ({
    values: { ...values, at: when(at) },
    target: { path: '/company/members' },
  }),
  'signature-requested': ({ requestId, send, dueAt, ...values }) => ({
    values: { ...values, send: amount(send), due: when(dueAt) },
    target: { path: `/signatures/${toWireId('signature-request', requestId)}` },
  }),
  'signature-answered': ({ requestId, send, ...values }) => ({
    values: { ...values, send: amount(send) },
    target: { path: `/signatures/${toWireId('signature-request', requestId)}` },
  }),
  'newer-powers': ({ outcome }) => ({
    values: { outcome },
    target: { path: outcome === 'refused' ? '/company/powers' : '/send' },
  }),
  'level-granted': ({ level }) => ({ values: { level }, target: { path: '/limits' } }),
  'level-sent-back': () => ({ values: {}, target: { path: '/level' } }),
  'account-restricted': ({ outcome, day }) => ({
    values: { outcome, day: formatDate(day) },
    target: { path: outcome === 'lifted' ? '/' : '/complaints' },
  }),
  'account-closed': ({ outcome, day, cause = 'customer', delayedBy = '' }) => ({
    values: { outcome, day: day === undefined ? '' : formatDate(day), closedBy: cause, ...delays(delayedBy) },
    target: { path: outcome === 'closed' ? '/statements' : '/profile/closure' },
  }),
  'recipient-added': ({ recipient, accountEnding, at }) => ({
    values: { recipient, accountEnding, at: when(at) },
    target: { path: '/recipients' },
  }),
  'recipient-changed': ({ recipient, accountEnding, from }) => ({
    values: { recipient, accountEnding, from: when(from) },
    target: { path: '/recipients' },
  }),
  'recipient-corrected': (values) => ({ values, target: { path: '/recipients' } }),
  'reward-earned': ({ reward }) => ({
    values: { amount: amount(reward) },
    target: { path: '/referralprogram/donate' },
  }),
  'rate-reached': ({ currency, clpPerUnit, wantedClpPerUnit, direction, at, corridorId, price, to }) => ({
    values: {
      currency,
      direction,
      rate: pesosFor(clpPerUnit),
      wanted: pesosFor(wantedClpPerUnit),
      at: when(at),
      prepared: to === undefined ? 'no' : 'yes',
      recipient: to?.recipient ?? '',
    },
    target: {
      path:
        to === undefined
          ? `/?${new URLSearchParams({ corridor: corridorId, ...price })}`
          : `/send?${new URLSearchParams({ corridor: corridorId, ...price, recipient: toWireId('recipient', to.recipientId), again: 'yes' })}`,
    },
  }),
  'complaint-received': ({ folio, answerBy }) => ({
    values: { folio, answerBy: when(answerBy) },
    target: undefined,
  }),
  'complaint-answered': ({ folio, answer }) => ({
    values: { folio },
    quote: answer.prose,
    target: { path: '/complaints' },
  }),
  'data-request-received': ({ requestId, folio, right, answerBy }) => ({
    values: { folio, right, answerBy: when(answerBy) },
    target: requestPage(requestId),
  }),
  'data-request-extended': ({ requestId, folio, answerBy }) => ({
    values: { folio, answerBy: when(answerBy) },
    target: requestPage(requestId),
  }),
  'data-request-answered': ({ requestId, folio, outcome }) => ({
    values: { folio, outcome },
    target: requestPage(requestId),
  }),
  'staff-wrote': ({ threadId }) => ({
    values: {},
    target: { path: threadId === undefined ? '/support' : `/support/${toWireId('thread', threadId)}` },
  }),
}
