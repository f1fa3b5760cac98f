import { pendingItemKinds, pendingKinds, pendingPaths, type PendingKind } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { nextRedirect, screensOf, shownAt } from './next-stop.ts'

const now = new Date('2026-11-24T12:00:00Z')
const owed = (kind: PendingKind, more: Partial<PendingItemWire> = {}): PendingItemWire => ({
  id: kind,
  kind,
  path: pendingItemKinds[kind].path,
  rank: pendingItemKinds[kind].rank,
  blocks: true,
  turn: 'customer',
  openedAt: now.toISOString(),
  mine: true,
  facts: {},
  ...more,
})
const at = (path: string, items: PendingItemWire[], visited: string[] = []) =>
  nextRedirect(items, { path, visited: new Set(visited), now })?.kind

/** The routes of the specification, written out so that a changed declaration is found. */
const addressOf: Record<PendingKind, string> = {
  'terms-update': '/notifications/update-terms',
  'contact-information': '/notifications/update-contact-information',
  location: '/notifications/update-location',
  'person-info': '/notifications/user-pending-info',
  'company-info': '/notifications/company-pending-info',
  'sender-name': '/notifications/update-sender-name',
  'employer-name': '/notifications/update-profile',
  'person-address': '/notifications/update-profile',
  'company-address': '/profile/edit',
  'annual-update': '/notifications/update-profile',
  'id-expired-chilean': '/notifications/update-document',
  'id-expired-foreign': '/notifications/update-document',
  'id-expired': '/notifications/update-document',
  'id-illegible': '/notifications/update-document',
  'constitution-deed': '/notifications/missing-constitution-deed',
  'creator-powers': '/notifications/missing-creator-powers',
  'validity-certificate': '/notifications/missing-validity-certificate',
  'shareholder-certificate': '/notifications/missing-shareholder-certificate',
  'person-documents': '/notifications/client-missing-documents',
  'company-documents': '/notifications/company-missing-economics-documents',
  'eap-confirmation': '/notifications/eap-confirmation',
  'person-due-diligence': '/notifications/client-missing-documents',
  'company-due-diligence': '/notifications/company-missing-economics-documents',
  'person-review': '/notifications/user-pending-review',
  'company-review': '/notifications/company-pending-review',
  'id-expiring': '/notifications/update-document',
  'rewards-available': '/referralprogram/donate',
}

test('several pending items: redirects to each once, in order', () => {
  const items = [owed('terms-update'), owed('location')]
  expect(at('/transfers', items)).toBe('terms-update')
  expect(at('/transfers', items, ['terms-update'])).toBe('location')
  expect(at('/transfers', items, ['terms-update', 'location'])).toBeUndefined()
})

test('an item that blocks sending: redirects every attempt to send, whoever must act', () => {
  expect(at('/send/review', [owed('location')], ['location'])).toBe('location')
  expect(at('/send/review', [owed('person-review', { turn: 'staff' })])).toBe('person-review')
  expect(at('/send/review', [owed('constitution-deed', { mine: false })])).toBe('constitution-deed')
  expect(at('/send/amount', [owed('location')], ['location'])).toBeUndefined()
})

test('an item that blocks only larger orders: redirects once, and never from an attempt to send', () => {
  const items = [owed('person-due-diligence')]
  expect(at('/', items)).toBe('person-due-diligence')
  expect(at('/send/review', items, ['person-due-diligence'])).toBeUndefined()
})

test('items on which the user cannot act: no redirect', () => {
  expect(at('/', [owed('id-expired', { turn: 'staff' }), owed('location', { mine: false })])).toBeUndefined()
  expect(at('/', [owed('company-review', { turn: 'staff', mine: false })])).toBeUndefined()
})

test.each(['person-review', 'company-review'] as const)(
  '%s, which waits for staff: redirects once',
  (kind) => {
    const items = [owed(kind, { turn: 'staff' })]
    expect(at('/transfers', items)).toBe(kind)
    expect(at('/transfers', items, [kind])).toBeUndefined()
  },
)

test.each(pendingKinds)('%s: redirects to the address of its row', (kind) => {
  const redirect = nextRedirect([owed(kind)], { path: '/transfers', visited: new Set(), now })
  expect(redirect?.path).toBe(addressOf[kind])
})

test('a deferred item: no redirect before its date', () => {
  const until = (deferredUntil: string) => [owed('id-expiring', { blocks: false, deferredUntil })]
  expect(at('/', until('2026-11-25T12:00:00Z'))).toBeUndefined()
  expect(at('/', until('2026-11-23T12:00:00Z'))).toBe('id-expiring')
})

test.each([...pendingPaths, '/notifications'])('%s: never redirected', (path) => {
  expect(at(path, [owed('terms-update'), owed('location')])).toBeUndefined()
})

test('several kinds with one screen: counted once', () => {
  expect(screensOf([owed('employer-name'), owed('person-address'), owed('id-expired')])).toEqual([
    '/notifications/update-profile',
    '/notifications/update-document',
  ])
})

test('pages of the application: never redirected, and count as a visit of its items', () => {
  const items = [owed('terms-update'), owed('person-info'), owed('person-review', { turn: 'staff' })]
  expect(at('/signup/identity', items)).toBeUndefined()
  expect(shownAt(items, '/signup/identity').map(({ kind }) => kind)).toEqual(['person-info', 'person-review'])
  expect(shownAt(items, '/notifications/update-terms').map(({ kind }) => kind)).toEqual(['terms-update'])
  expect(shownAt(items, '/')).toEqual([])
})
