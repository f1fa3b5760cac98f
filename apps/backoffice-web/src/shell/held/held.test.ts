import { HttpError } from '@puente/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingDecisions, undoWindowMs, type Decision, type DecisionEvent } from './held.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A decision about one case in its undo window, with the idempotency keys sent and the events, in order. */
function decided(...answers: readonly (() => Promise<unknown>)[]) {
  const held = createPendingDecisions()
  const sent: string[] = []
  const received: DecisionEvent[] = []
  held.listen((event) => received.push(event))
  const decision: Decision = {
    about: 'doc_1',
    path: '/document-reviews/doc_1',
    text: 'Aceptas la cédula',
    typed: { number: 'A1' },
    send: async (key) => {
      sent.push(key)
      await answers[sent.length - 1]?.()
    },
  }
  held.hold(decision)
  return { held, sent, received, decision }
}
const fails = (error: HttpError) => () => Promise.reject(error)
const refusal = new HttpError(409, {
  code: 'document-decided',
  facts: {},
} as unknown as NonNullable<HttpError['problem']>)

test('undone within the undo window: nothing is sent, and the typed values are kept until the next decision', async () => {
  const { held, sent, received, decision } = decided()
  await vi.advanceTimersByTimeAsync(undoWindowMs - 1)
  expect(held.undo('doc_1')?.path).toBe('/document-reviews/doc_1')
  await vi.advanceTimersByTimeAsync(10 * undoWindowMs)
  await held.sendAll()
  expect([sent, received, held.list()]).toEqual([[], ['held', 'undone'], []])
  const kept = held.typedValuesOf('doc_1')
  held.hold(decision)
  expect([kept, held.typedValuesOf('doc_1')]).toEqual([{ number: 'A1' }, undefined])
})

test('undo window over: sent once and no longer undoable', async () => {
  const { held, sent, received } = decided()
  await vi.advanceTimersByTimeAsync(undoWindowMs)
  expect([held.undo('doc_1'), sent.length, received]).toEqual([undefined, 1, ['held', 'sent']])
})

test('page left within the undo window: sent once, at once', async () => {
  const { held, sent } = decided()
  await held.sendAll()
  await vi.advanceTimersByTimeAsync(10 * undoWindowMs)
  expect(sent.length).toBe(1)
})

test('no response: sent again with the same key until there is one', async () => {
  const { held, sent, received } = decided(fails(new HttpError(undefined)), fails(new HttpError(503)))
  await vi.advanceTimersByTimeAsync(undoWindowMs)
  expect([held.list()[0]?.step, held.undo('doc_1')]).toEqual(['waiting', undefined])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, new Set(sent).size, received, held.list()]).toEqual([
    3,
    1,
    ['held', 'waiting', 'sent'],
    [],
  ])
})

test('refused because another person decided: shown until dismissed and not sent again', async () => {
  const { held, sent, received } = decided(fails(refusal))
  await vi.advanceTimersByTimeAsync(undoWindowMs * 3)
  expect([held.list()[0]?.step, sent.length, received]).toEqual(['refused', 1, ['held', 'refused']])
  await held.sendAll()
  held.dismiss('doc_1')
  expect([sent.length, held.list()]).toEqual([1, []])
})

test('a second decision about the same case: replaces the first, which is never sent', async () => {
  const { held, sent, decision } = decided()
  let other = 0
  held.hold({ ...decision, text: 'Rechazas la cédula', send: async () => void (other += 1) })
  await vi.advanceTimersByTimeAsync(undoWindowMs)
  expect([sent.length, other]).toEqual([0, 1])
})

test('several decisions: each has its own undo window', async () => {
  const { held, sent, decision } = decided()
  const others: string[] = []
  await vi.advanceTimersByTimeAsync(undoWindowMs / 2)
  held.hold({ ...decision, about: 'doc_2', send: async (key) => void others.push(key) })
  await vi.advanceTimersByTimeAsync(undoWindowMs / 2)
  expect([sent.length, others.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(undoWindowMs / 2)
  expect(others.length).toBe(1)
  expect(others[0]).not.toBe(sent[0])
})
