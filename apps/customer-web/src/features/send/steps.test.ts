import type { CustomerSession } from '@puente/contract/customer'
import { expect, test, vi } from 'vitest'
import { draftOwner, writeDraft, type SendDraft } from '../session-storage/draft-store.ts'
import { requireEarlierSteps, withCorridor } from './send-guards.ts'
import { detourBefore, nextStep } from './steps.ts'
import { storageOf } from './storage.test-kit.ts'

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

test('a stopped account: each later step leads to the amount, which says why', () => {
  const storage = storageOf()
  vi.stubGlobal('sessionStorage', storage)
  writeDraft(storage, draftOwner('usr_1', 'cus_1'), all)
  const acting = (stop: object) =>
    ({ user: { id: 'usr_1' }, actingAs: { id: 'cus_1', ...stop } }) as unknown as CustomerSession
  expect(requireEarlierSteps('purpose', acting({}))).toEqual(all)
  for (const stop of [{ restriction: {} }, { closingSince: '2026-11-29' }, { closed: {} }])
    for (const step of ['recipient', 'purpose', 'review'] as const)
      expect(() => requireEarlierSteps(step, acting(stop))).toThrow(
        expect.objectContaining({ options: expect.objectContaining({ href: '/send/amount' }) }),
      )
  vi.unstubAllGlobals()
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
