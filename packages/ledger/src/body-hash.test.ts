import { expect, test } from 'vitest'
import { bodyHash, derivedId } from './body-hash.ts'
import type { Journal } from './index.ts'
import { accounts, idOf, move } from './test-kit.ts'

const { client, bank, fees } = accounts('hash')
const legs = [
  move(bank, client, 100n),
  { ...move(client, fees, 10n), pending: idOf('h1'), timeoutAt: new Date(1000) },
  { post: idOf('h2'), amountMinor: 5n },
  { void: idOf('h3') },
] as const
const base: Journal = {
  id: idOf('hash'),
  kind: 'k',
  subject: idOf('s'),
  reason: 'r',
  effectiveAt: new Date(5),
  legs,
}
const [posted, pending, post, voided] = legs

/** Journals that differ from the first in one field each. */
const others: Journal[] = [
  { ...base, kind: 'other' },
  { ...base, subject: idOf('other') },
  { ...base, reason: 'other' },
  { ...base, effectiveAt: new Date(6) },
  { id: base.id, kind: base.kind, subject: base.subject, reason: 'r', legs },
  { id: base.id, kind: base.kind, subject: base.subject, effectiveAt: new Date(5), legs },
  { ...base, legs: [posted, pending, voided, post] },
  { ...base, legs: [posted, pending, post] },
  { ...base, legs: [{ ...posted, amountMinor: 101n }, pending, post, voided] },
  { ...base, legs: [{ ...posted, debit: client, credit: bank }, pending, post, voided] },
  { ...base, legs: [{ ...posted, debit: fees }, pending, post, voided] },
  { ...base, legs: [{ ...posted, credit: { ...client, owner: null } }, pending, post, voided] },
  { ...base, legs: [{ ...posted, credit: { ...client, currency: 'USD' } }, pending, post, voided] },
  { ...base, legs: [{ ...posted, currency: 'USD' }, pending, post, voided] },
  { ...base, legs: [{ ...posted, pending: idOf('h0') }, pending, post, voided] },
  { ...base, legs: [posted, { ...pending, pending: idOf('other') }, post, voided] },
  { ...base, legs: [posted, { ...pending, timeoutAt: new Date(1001) }, post, voided] },
  { ...base, legs: [posted, { ...move(client, fees, 10n), pending: idOf('h1') }, post, voided] },
  { ...base, legs: [posted, { ...pending, amountMinor: 11n }, post, voided] },
  { ...base, legs: [posted, pending, { post: idOf('other'), amountMinor: 5n }, voided] },
  { ...base, legs: [posted, pending, { post: idOf('h2'), amountMinor: 6n }, voided] },
  { ...base, legs: [posted, pending, { post: idOf('h2') }, voided] },
  { ...base, legs: [posted, pending, { void: idOf('h2') }, voided] },
  { ...base, legs: [posted, pending, post, { void: idOf('other') }] },
]

test('a journal that differs in any one field: another hash; equal fields in other objects: the same hash', () => {
  expect(new Set([base, ...others].map(bodyHash)).size).toBe(others.length + 1)
  expect(bodyHash({ ...structuredClone(base), id: idOf('another id') })).toBe(bodyHash(base))
})

test('a derived id: a lower-case uuid of version 8, the same for the same name', () => {
  const ids = Array.from({ length: 200 }, (_, index) => derivedId(`name ${index}`))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(200)
  expect(derivedId('name 7')).toBe(ids[7])
})
