import { describe, expect, test } from 'vitest'
import { taskOf, type Standing } from './customer-tasks.ts'
import { transferEdges } from '../transfer.ts'

const now = new Date('2026-11-24T15:00:00Z')
const later = new Date('2026-11-25T15:00:00Z')
const earlier = new Date('2026-11-24T14:59:00Z')
const states = [...new Set(transferEdges.flatMap(({ from, to }) => [from, to]))]
const amounts = { nothing: 200_000n, part: 140_000n, whole: 0n, tooMuch: 0n }

/** Every state, received amount and choice, before and after each deadline. */
const standings: Standing[] = states.flatMap((state) =>
  Object.values(amounts).flatMap((remainingMinor) =>
    [later, earlier].flatMap((moment) =>
      ([undefined, 'short', 'late', 'held'] as const).flatMap((kind) =>
        [undefined, moment].map((correctionDueAt) => ({
          state,
          fundingDeadlineAt: moment,
          remainingMinor,
          choice: kind === undefined ? undefined : { kind, dueAt: moment },
          correctionDueAt,
        })),
      ),
    ),
  ),
)

describe('the task of a transfer', () => {
  test.each(states)('%s: at most one task, before its deadline, and no payment of zero', (state) => {
    for (const standing of standings.filter((one) => one.state === state)) {
      const task = taskOf(standing, now)
      if (task === undefined) continue
      expect(task.dueAt > now, JSON.stringify(standing, String)).toBe(true)
      if (task.kind === 'pay-order') {
        expect(standing.remainingMinor).toBeGreaterThan(0n)
        expect(standing.choice).toBeUndefined()
      }
    }
  })

  test('a state that does not wait for the customer: no task', () => {
    const waiting = new Set(
      standings.filter((one) => taskOf(one, now) !== undefined).map(({ state }) => state),
    )
    expect([...waiting].sort()).toEqual(['awaiting-payin', 'correcting', 'held'])
  })

  test.each([
    ['awaiting-payin', 140_000n, undefined, later, 'pay-order'],
    ['awaiting-payin', 140_000n, undefined, earlier, undefined],
    ['awaiting-payin', 0n, undefined, later, undefined],
    ['awaiting-payin', 140_000n, { kind: 'short', dueAt: later }, earlier, 'choose'],
    ['awaiting-payin', 0n, { kind: 'late', dueAt: later }, earlier, 'choose'],
    ['awaiting-payin', 0n, { kind: 'late', dueAt: earlier }, earlier, undefined],
    ['held', 0n, { kind: 'held', dueAt: later }, earlier, 'choose'],
    ['held', 0n, undefined, earlier, undefined],
  ] as const)('%s missing %s: %j', (state, remainingMinor, choice, fundingDeadlineAt, kind) => {
    const standing = { state, remainingMinor, choice, fundingDeadlineAt, correctionDueAt: undefined }
    expect(taskOf(standing, now)?.kind).toBe(kind)
  })
})
