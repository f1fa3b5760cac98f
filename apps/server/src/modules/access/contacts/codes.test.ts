import { isRefusal } from '@puente/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../../../test/owner.ts'
import { newestCode, emittedEvents } from '../../../../test/proofs.ts'
import { hours, minutes } from '../../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../../test/world.ts'
import type { CodeWish } from './codes.ts'
import { codeToSend, codeWasSent, issueCode, spendCode, tryCode } from '../index.ts'

const system = { kind: 'system', name: 'test' } as const
let world: TestEnvironment
let subject: string
let address: string
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, people: false })
})
afterAll(() => world.close())
beforeEach(async () => {
  subject = await world.runtime.work(system, async (work) => work.id())
  address = `${subject}@x.cl`
})

const tryToIssue = (more: Partial<CodeWish> = {}) =>
  world.runtime.work(system, (work) =>
    issueCode(work, { purpose: 'email', subject, channel: 'mail', address, ...more }),
  )
const issue = async (more: Partial<CodeWish> = {}): Promise<void> => {
  expect(isRefusal(await tryToIssue(more))).toBe(false)
}
const typed = (code: string, more: Partial<Parameters<typeof tryCode>[1]> = {}) =>
  tryCode(world.runtime, { subject, purpose: 'email', code, ...more })
const sent = async () => (await newestCode(world, 'email')) ?? ''
/** A code different from the right one. */
const wrong = (right: string, nth = 1) => String((Number(right) + nth) % 1_000_000).padStart(6, '0')

test('the right code, also typed with spaces: accepted, and proves the address it was sent to', async () => {
  await issue()
  const code = await sent()
  expect(code).toMatch(/^[0-9]{6}$/)
  expect(await typed(` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ address })
})

test('a code: valid only for its subject and purpose, and only the newest one', async () => {
  await issue()
  const first = await sent()
  expect(await typed(first, { purpose: 'phone' })).toMatchObject({ refused: 'code-expired' })
  const other = await world.runtime.work(system, async (work) => work.id())
  expect(await typed(first, { subject: other })).toMatchObject({ refused: 'code-expired' })
  world.clock.advanceReal(1000)
  await issue()
  const second = await sent()
  if (first !== second) expect(await typed(first)).toMatchObject({ refused: 'code-wrong' })
  expect(isRefusal(await typed(second))).toBe(false)
})

test('a code that a newer one replaced: stays invalid after the newer one was used', async () => {
  await issue()
  const first = await sent()
  world.clock.advanceReal(1000)
  await issue()
  const right = await typed(await sent())
  if (isRefusal(right)) throw new Error(right.refused)
  expect(await world.runtime.work(system, (work) => spendCode(work, right))).toBe(true)
  expect(await typed(first)).toMatchObject({ refused: 'code-expired' })
})

test('five wrong attempts, also concurrent: the right code is refused as expired', async () => {
  await issue()
  const code = await sent()
  const tries = await Promise.all(Array.from({ length: 8 }, (_, nth) => typed(wrong(code, nth + 1))))
  expect(tries.map((one) => ('facts' in one ? (one.facts['triesLeft'] ?? one.refused) : one)).sort()).toEqual(
    [0, 1, 2, 3, 4, 'code-expired', 'code-expired', 'code-expired'],
  )
  expect(await typed(code)).toMatchObject({ refused: 'code-expired' })
})

test('the same wrong code twice, also concurrently: one attempt', async () => {
  await issue()
  const code = await sent()
  const left = async (typedCode: string) => {
    const answer = await typed(typedCode)
    return 'facts' in answer ? answer.facts['triesLeft'] : answer
  }
  expect(await Promise.all([left(wrong(code)), left(wrong(code)), left(wrong(code))])).toEqual([4, 4, 4])
  expect(await left(wrong(code, 2))).toBe(3)
  expect(await left(wrong(code))).toBe(2)
  expect(isRefusal(await typed(code))).toBe(false)
})

test('a code: expires after ten minutes of real time, whatever the business clock shows', async () => {
  await issue()
  const code = await sent()
  world.clock.advance(hours(5))
  world.clock.advanceReal(minutes(10) - 1000)
  expect(isRefusal(await typed(code))).toBe(false)
  world.clock.advanceReal(2000)
  expect(await typed(code)).toMatchObject({ refused: 'code-expired' })
})

test('two concurrent uses of one code: one succeeds', async () => {
  await issue()
  const right = await typed(await sent())
  if (isRefusal(right)) throw new Error(right.refused)
  const spend = () => world.runtime.work(system, (work) => spendCode(work, right))
  const both = await Promise.all([spend(), spend()])
  expect(both.filter((one) => one === true)).toHaveLength(1)
  expect(await typed(await sent())).toMatchObject({ refused: 'code-expired' })
})

test('the seventh code within an hour: refused', async () => {
  for (let count = 0; count < 6; count += 1) await issue()
  expect(await tryToIssue()).toMatchObject({ refused: 'too-many-codes', facts: { retryAfterSeconds: 3600 } })
  world.clock.advanceReal(hours(1) + 1000)
  await issue()
})

test('storage: code and address in no readable form; the code is deleted once it was sent', async () => {
  await issue()
  const code = await sent()
  const [row] = await asOwner<{ id: string; line: string }>(
    world,
    'select id, c::text as line from access.code c where subject = $1',
    [subject],
  )
  expect(row?.line).not.toContain(address)
  expect(row?.line).not.toContain(code)
  const id = row?.id ?? ''
  const events = await emittedEvents(world, 'access.code-issued')
  expect(events.at(-1)).toEqual({ subject, facts: { codeId: id } })
  await world.runtime.work(system, (work) => codeWasSent(work, id))
  expect(await world.runtime.work(system, (work) => codeToSend(work, id))).toBeUndefined()
  expect(isRefusal(await typed(code)), 'it still counts').toBe(false)
})

test('a silent code: the same events, and nothing to send', async () => {
  const before = (await emittedEvents(world, 'access.code-issued')).length
  await issue({ silent: true })
  expect(await newestCode(world, 'email')).toBeUndefined()
  expect(await emittedEvents(world, 'access.code-issued')).toHaveLength(before + 1)
})
