import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test("a hundred tasks of one asker, then one of another: the other's runs second", async () => {
  const queue = createFairQueue(1)
  const ran: string[] = []
  const task = (asker: string) => queue.run(asker, async () => void ran.push(asker))
  const all = [...Array.from({ length: 100 }, () => task('many')), task('one')]
  expect(queue.waiting('many')).toBe(99)
  await Promise.all(all)
  expect(ran.indexOf('one')).toBeLessThanOrEqual(2)
  expect(ran).toHaveLength(101)
  expect(queue.waiting('many')).toBe(0)
})

test('a task that fails: its slot is free for the next one', async () => {
  const queue = createFairQueue(1)
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('a', async () => 'next')).toBe('next')
})

test('concurrent tasks: at most the configured number', async () => {
  const queue = createFairQueue(2)
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  await Promise.all(Array.from({ length: 10 }, (_, nth) => queue.run(String(nth % 3), task)))
  expect(most).toBe(2)
})
