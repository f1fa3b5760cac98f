import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { closedLoop } from './closed-loop.ts'

const SHORT = { callers: 3, warmUpMs: 5, measureMs: 20 }

it('a window: counts units, never has more open calls than callers, and leaves none open at its end', async () => {
  let [open, openMost, turns] = [0, 0, 0]
  const window = await closedLoop(async () => {
    openMost = Math.max(openMost, (open += 1))
    await nextTick()
    open -= 1
    turns += 1
    return 7
  }, SHORT)
  expect(open).toBe(0)
  expect(openMost).toBe(3)
  expect(window.done).toBe(turns * 7)
  expect(window.units).toBe(window.latency.count * 7)
  expect(window.units).toBeLessThan(window.done)
})

it('each caller: has its own number', async () => {
  const numbers = new Set<number>()
  await closedLoop(async ({ number }) => {
    numbers.add(number)
    await nextTick()
    return 1
  }, SHORT)
  expect([...numbers].sort()).toEqual([0, 1, 2])
})

it('a window without an ended call: stays open until one ends', async () => {
  const turn = async () => {
    await sleep(60)
    return 1
  }
  const window = await closedLoop(turn, { callers: 1, warmUpMs: 1, measureMs: 1 })
  expect(window.latency.count).toBeGreaterThan(0)
})

it('the maximum number of calls: ends the window', async () => {
  const window = await closedLoop(
    async () => {
      await nextTick()
      return 1
    },
    { callers: 2, warmUpMs: 0, measureMs: 600_000, turnsMax: 50 },
  )
  expect(window.latency.count).toBeGreaterThanOrEqual(50)
  expect(window.latency.count).toBeLessThanOrEqual(51)
})

it('a failing call: rejects with its error, once the other callers have stopped', async () => {
  let open = 0
  const loop = closedLoop(
    async ({ number }) => {
      open += 1
      await nextTick()
      open -= 1
      if (number === 1) throw new Error('this one failed')
      return 1
    },
    { callers: 4, warmUpMs: 600_000, measureMs: 600_000 },
  )
  await expect(loop).rejects.toThrow('this one failed')
  expect(open).toBe(0)
})
