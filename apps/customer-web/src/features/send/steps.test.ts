import { expect, test } from 'vitest'
import type { SendDraft } from '../session-storage/draft-store.ts'
import { withCorridor } from './send-guards.ts'
import { detourBefore, nextStep } from './steps.ts'

const amount: SendDraft = { corridorId: 'us-usd', side: 'send', amount: '200000' }
const recipient: SendDraft = { ...amount, recipientId: 'rcp_1' }
const all: SendDraft = { ...recipient, purpose: 'rent', fundsSource: 'salary' }

test.each([
  ['nothing', {}, 'amount'],
  ['half an amount', { corridorId: 'us-usd' }, 'amount'],
  ['the amount', amount, 'recipient'],
  ['the recipient too', recipient, 'purpose'],
  ['a purpose without its source', { ...recipient, purpose: 'rent' }, 'purpose'],
  ['everything', all, 'review'],
  ['everything but the recipient', { ...all, recipientId: undefined }, 'recipient'],
] as const)('answered up to %s: the next step is found', (_, draft, next) => {
  expect(nextStep(draft)).toBe(next)
})

test('a step: available only when all earlier ones are answered', () => {
  expect(detourBefore('amount', {})).toBeUndefined()
  expect(detourBefore('review', {})).toBe('/send/amount')
  expect(detourBefore('review', recipient)).toBe('/send/purpose')
  expect(detourBefore('recipient', all)).toBeUndefined()
  expect(detourBefore('review', all)).toBeUndefined()
})

test('another corridor: drops the values of the previous one, and an amount in its currency', () => {
  const before: SendDraft = { ...all, quote: { key: 'k', asked: 'a', askedAtMs: 1 } }
  expect(withCorridor(before, 'us-usd')).toBe(before)
  expect(withCorridor(before, 'mx-mxn')).toEqual({
    corridorId: 'mx-mxn',
    side: 'send',
    amount: '200000',
    purpose: 'rent',
    fundsSource: 'salary',
  })
  expect(nextStep(withCorridor({ ...before, side: 'receive' }, 'mx-mxn'))).toBe('amount')
})
