import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '@puente/ledger'
import {
  bankRef,
  clearingRef,
  openChained,
  testKeys,
  type ChainedDatabase,
} from '../../../test/chained-database.ts'
import { newId } from '../../platform/ids.ts'
import { currentKey, prove, publicKeyOf, rootOfDay, type Proof } from './index.ts'

const script = path.resolve(import.meta.dirname, '../../../../../tools/verify-proof.mjs')
const DAY_MS = 24 * 3_600_000
const publicKey = publicKeyOf(currentKey(testKeys.rootKeys))

let books: ChainedDatabase
let folder: string
let proof: Proof
beforeAll(async () => {
  books = await openChained()
  folder = mkdtempSync(path.join(os.tmpdir(), 'puente-proof-'))
  // Several blocks per day and several leaves per block, so that every path has several steps.
  for (let round = 0; round < 5; round += 1) {
    for (const amount of [10n, 20n, 30n]) await books.pay(amount)
    await books.addBlocks(4)
  }
  const journal = await books.pay(4321n)
  await books.note('beside')
  await books.addBlocks()
  books.clock.advance(DAY_MS)
  await books.signDays()
  proof = await proofOf(journal.subject)
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await books?.close()
})

const proofOf = (about: string): Promise<Proof> =>
  books.runtime.work({ kind: 'system', name: 'test' }, async (work) => {
    const made = await prove(work, testKeys.rootKeys, about)
    return made ?? expect.fail('nothing was written about it')
  })

/** The output of the verification script, run as a third party would. */
function judged(of: unknown, key?: string) {
  const file = path.join(folder, 'proof.json')
  writeFileSync(file, JSON.stringify(of))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, file, ...(key === undefined ? [] : [key])],
    { encoding: 'utf8', cwd: folder, env: {} },
  )
  return { status, said: stdout + stderr }
}

test('a proof: valid, states what was moved, and needs no database', () => {
  const { status, said } = judged(proof, publicKey)
  expect(said).toContain('posted 4321 CLP (minor units) from client-bank/')
  expect(said).toMatch(/YES\n$/)
  expect(status).toBe(0)
  expect(judged(proof).said).toContain(`YES, if ${publicKey} is`)
})

test('a proof of the current day: valid against the root of its blocks so far, which is marked as open', async () => {
  const journal = await books.pay(5n)
  expect(await proofOf(journal.id)).toMatchObject({ entries: [], unsealed: [journal.id] })
  await books.addBlocks()
  const young = await proofOf(journal.id)
  expect(young.entries[0]?.root.closed).toBe(false)
  expect(judged(young, publicKey).status).toBe(0)
  const again = await books.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    rootOfDay(work, testKeys.rootKeys, young.entries[0]?.root.day ?? ''),
  )
  expect(again?.closed).toBe(false)
})

test('holds, their timeouts and their ends: proven too, each transfer of a journal separately', async () => {
  const [subject, hold, limited] = [newId(), newId(), newId()]
  const leg = { debit: bankRef, credit: clearingRef, amountMinor: 9n, currency: 'CLP' }
  const timeoutAt = new Date('2031-01-02T03:04:05.678Z')
  const verdicts = await books.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    post(work, [
      {
        id: newId(),
        kind: 'hold',
        subject,
        legs: [
          { ...leg, pending: hold },
          { ...leg, pending: limited, timeoutAt },
        ],
      },
      { id: newId(), kind: 'end', subject, legs: [{ post: hold, amountMinor: 4n }, { void: limited }] },
    ]),
  )
  expect(verdicts.map(({ code }) => code)).toEqual(['done', 'done'])
  await books.addBlocks()
  const four = await proofOf(subject)
  expect(
    four.entries.map(({ says }) => [says.action, says.amountMinor, says.hold, says.until, says.reason]),
  ).toEqual([
    ['pending', '9', hold, null, null],
    ['pending', '9', limited, '2031-01-02T03:04:05.678000Z', null],
    ['post', '4', hold, null, null],
    ['void', '9', limited, null, null],
  ])
  expect(judged(four, publicKey)).toMatchObject({ status: 0, said: expect.stringContaining('void 9 CLP') })
})

/** Every variant with one text, number or list changed. */
function* changed(value: unknown, at: string): Generator<{ at: string; to: unknown }> {
  if (typeof value === 'string') {
    const last = value.at(-1) ?? ''
    yield { at: `${at} its end`, to: `${value.slice(0, -1)}${last === '0' ? '1' : '0'}` }
    yield { at: `${at} its start`, to: `${value.startsWith('0') ? '1' : '0'}${value.slice(1)}` }
  } else if (typeof value === 'number') {
    yield { at: `${at} less one`, to: value - 1 }
    yield { at: `${at} more by one`, to: value + 1 }
  } else if (typeof value === 'boolean') {
    yield { at: `${at} turned`, to: !value }
  } else if (Array.isArray(value)) {
    if (value.length > 0) yield { at: `${at} without its last`, to: value.slice(0, -1) }
    if (value.length > 1) yield { at: `${at} turned round`, to: value.toReversed() }
    yield { at: `${at} with one more`, to: [...value, value[0] ?? 'a'.repeat(64)] }
    for (const [nth, item] of value.entries())
      for (const inner of changed(item, `${at}[${nth}]`))
        yield { at: inner.at, to: value.with(nth, inner.to) }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      for (const inner of changed(item, `${at}.${key}`))
        yield { at: inner.at, to: { ...value, [key]: inner.to } }
  }
}

test('a proof with any single value changed: invalid, with the entry named', async () => {
  const { checkProof } = (await import(script)) as {
    checkProof: (proof: unknown, key?: string) => unknown
  }
  const [entry] = proof.entries
  expect(() => checkProof(proof, publicKey)).not.toThrow()
  let tried = 0
  for (const { at, to } of changed(entry, 'entry')) {
    const means = JSON.stringify(to)
    expect(() => checkProof({ ...proof, entries: [to] }, publicKey), `${at}: ${means}`).toThrow(/entry 1: ./)
    tried += 1
  }
  expect(tried).toBeGreaterThan(30)
})

test.each([
  ['the amount', { amountMinor: '4322' }],
  ['who was paid', { credit: { code: 'fee-income', owner: '00000000-0000-0000-0000-000000000000' } }],
  ['the moment', { recordedAt: '2026-11-22T05:02:45.896001Z' }],
])('%s changed: the script refuses the proof with the reason', (_name, change) => {
  const [entry] = proof.entries
  const { status, said } = judged(
    { ...proof, entries: [{ ...entry, says: { ...entry?.says, ...change } }] },
    publicKey,
  )
  expect(said).toContain('NO: entry 1: the transfer does not lead to the root of its block')
  expect(status).toBe(1)
})

test('a proof signed with another key, and a file that is no proof: refused', async () => {
  expect(judged(proof, 'A'.repeat(43) + '=')).toMatchObject({
    status: 1,
    said: expect.stringContaining('another key than the one given'),
  })
  expect(judged({ ...proof, about: proof.unsealed }).status).toBe(1)
  writeFileSync(path.join(folder, 'nothing.json'), 'nothing')
  expect(spawnSync(process.execPath, [script, path.join(folder, 'nothing.json')]).status).toBe(2)
})
