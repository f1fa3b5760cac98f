import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from '../data/encryption/vault.ts'
import { cursorFor, keyBehind } from './cursor.ts'

const vault = createVault({
  encryptionKeys: [{ id: 'k', key: randomBytes(32) }],
  indexKeys: [randomBytes(32)],
})

test('a cursor: gives its key in its own list, and nothing in another', () => {
  const cursor = cursorFor(vault, 'one', ['2026-11-24T18:00:00.000Z', 'ñ'])
  expect(keyBehind(vault, 'one', cursor)).toEqual(['2026-11-24T18:00:00.000Z', 'ñ'])
  expect(keyBehind(vault, 'two', cursor)).toBeUndefined()
  expect(cursor).toMatch(/^[\w-]+$/)
})

test.each(['', 'x', '%%%', 'null', Buffer.from('["a"]').toString('base64url'), 'A'.repeat(200)])(
  'not a cursor: %j',
  (text) => expect(keyBehind(vault, 'one', text)).toBeUndefined(),
)

test('a cursor with one changed character: refused', () => {
  const cursor = cursorFor(vault, 'one', ['7'])
  for (let at = 0; at < cursor.length; at += 1) {
    const other = cursor[at] === 'A' ? 'Q' : 'A'
    const changed = cursor.slice(0, at) + other + cursor.slice(at + 1)
    // The last character has unused bits. A change in them alone gives the same cursor.
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(cursor, 'base64url'))) continue
    expect(keyBehind(vault, 'one', changed)).toBeUndefined()
  }
})
