import { describe, expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

/** Starts work whose end no test waits for. */
const begin = (started: Promise<unknown>): void => {
  started.catch((error: unknown) => {
    throw error
  })
}

const limits = { batchedQuery: 2, perKey: 1, waitingPerKey: 10, patienceMs: 60_000 }

/** Work that runs until the test ends it, and the order of starts. */
function works() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { began, work, end, settled }
}

describe('a queue by customer', () => {
  it('six files of one customer: a file of a second customer starts immediately', async () => {
    const { began, work, settled } = works()
    const run = fairQueue(limits)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) begin(run('a', work(name)))
    begin(run('b', work('b1')))
    await settled()
    expect(began).toEqual(['a1', 'b1'])
  })

  it('two customers use every slot: the one with the least recent time is next, although it came last', async () => {
    const { began, work, end, settled } = works()
    const run = fairQueue(limits)
    for (const name of ['a1', 'a2']) begin(run('a', work(name)))
    for (const name of ['b1', 'b2']) begin(run('b', work(name)))
    begin(run('c', work('c1')))
    await settled()
    await end('b1')
    expect(began).toEqual(['a1', 'b1', 'c1'])
    await end('a1')
    expect(began.length).toBe(4)
  })

  it('work that fails: its slot is free again', async () => {
    const run = fairQueue({ ...limits, batchedQuery: 1 })
    await expect(run('a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run('a', async () => 1)).toBe(1)
  })

  it('more waiting work than allowed, or a wait over the maximum: refused', async () => {
    const { work } = works()
    const run = fairQueue({ ...limits, waitingPerKey: 1, patienceMs: 1 })
    begin(run('a', work('a1')))
    const second = run('a', work('a2'))
    expect(await run('a', work('a3'))).toBe('busy')
    expect(await second).toBe('busy')
  })
})
