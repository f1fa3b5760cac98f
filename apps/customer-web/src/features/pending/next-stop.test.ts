import { pendingItemKinds, pendingPaths, type PendingKind } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { expect, test } from 'vitest'
import { nextRedirect, screensOf, settledAt } from './next-stop.ts'

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
  expect(
    at('/', [owed('person-review', { turn: 'staff' }), owed('location', { mine: false })]),
  ).toBeUndefined()
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

test('pages of the application: never redirected, and count as a visit of its item', () => {
  const items = [owed('terms-update'), owed('person-info')]
  expect(at('/signup/identity', items)).toBeUndefined()
  expect(settledAt(items, '/signup/identity').map(({ kind }) => kind)).toEqual(['person-info'])
  expect(settledAt(items, '/')).toEqual([])
})
