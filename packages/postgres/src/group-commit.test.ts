import { expect, it } from 'vitest'
import { gather } from './group-commit.ts'

/** A `run` that the test completes, with the items of each call. */
function byHand() {
  const runs: { items: readonly number[]; end: (error?: unknown) => void }[] = []
  const run = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      runs.push({
        items,
        end: (error) => (error === undefined ? resolve(items.map((item) => `${item} done`)) : reject(error)),
      })
    })
  return { runs, run }
}

const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

it('one caller: run at once; callers during a run: batched into the next run', async () => {
  const { runs, run } = byHand()
  const ask = gather(run, { lanes: 1 })
  const first = ask(1)
  await turns()
  const others = [ask(2), ask(3), ask(4)]
  await turns()
  expect(runs.map(({ items }) => items)).toEqual([[1]])
  runs[0]?.end()
  expect(await first).toBe('1 done')
  await turns()
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]])
  runs[1]?.end()
  expect(await Promise.all(others)).toEqual(['2 done', '3 done', '4 done'])
})

it('limits: at most `lanes` concurrent runs, at most `batchMax` items each', async () => {
  const { runs, run } = byHand()
  const ask = gather(run, { lanes: 2, batchMax: 3 })
  const asked = Array.from({ length: 10 }, (_, nth) => ask(nth))
  await turns()
  expect(runs.map(({ items }) => items.length)).toEqual([3])
  const later = ask(10)
  await turns()
  expect(runs.map(({ items }) => items.length)).toEqual([3, 3])
  for (let ended = 0; ended < 4; ended++) {
    runs[ended]?.end()
    await turns()
  }
  expect(runs.flatMap(({ items }) => items)).toEqual(Array.from({ length: 11 }, (_, nth) => nth))
  expect(await Promise.all([...asked, later])).toHaveLength(11)
})

it('more than `waitingMax` waiting items: refused at once with 53000, as a full PostgreSQL does', async () => {
  const { runs, run } = byHand()
  const ask = gather(run, { lanes: 1, waitingMax: 2 })
  const first = ask(1)
  await turns()
  const waiting = [ask(2), ask(3)]
  await expect(ask(4)).rejects.toMatchObject({ code: '53000' })
  runs[0]?.end()
  await turns()
  runs[1]?.end()
  expect(await Promise.all([first, ...waiting])).toHaveLength(3)
})

it('an error of one item: only that item fails; a temporary error: every caller gets the same error', async () => {
  const seen: number[][] = []
  const ask = gather<number, number>(async (items) => {
    seen.push([...items])
    if (items.includes(3)) throw new Error('three is odd in every way')
    if (items.includes(99)) throw Object.assign(new Error('gone'), { code: '57P01' })
    return items
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(ask))
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(seen[0]).toEqual([1, 2, 3, 4, 5])
  const away = await Promise.allSettled([98, 99, 100].map(ask))
  const reasons = away.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as unknown) : undefined,
  )
  expect(reasons).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: '57P01' })))
  expect(new Set(reasons).size).toBe(1)
  expect(await ask(7)).toBe(7)
})

it('fewer results than items: an error', async () => {
  const ask = gather<number, number>(async (items) => items.slice(1))
  await expect(ask(1)).rejects.toThrow('1 were gathered and 0 answered')
})
