import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { jobSilent } from '../telemetry/metrics.ts'
import type { Runtime } from '../work.ts'
import type { Job } from './jobs.ts'
import { runJobs } from './runner.ts'

const lines: string[] = []
const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
const runtime = { logger } as unknown as Runtime
const soon = { timeout: 60_000, interval: 10 }

function counting(
  name: string,
  round: (n: number) => Promise<number>,
  everyMs = 5,
): Job & { rounds: number } {
  const job = { name, everyMs, rounds: 0, round: async () => round((job.rounds += 1)) }
  return job
}

describe('jobs', () => {
  it('a job whose rounds fail: is retried, and the others continue', async () => {
    const failing = counting('failing', async (n) => {
      if (n === 1) throw new Error('first round')
      return 0
    })
    const well = counting('well', async () => 0)
    const ending = new AbortController()
    const running = runJobs(runtime, [failing, well], ending.signal)
    await expect.poll(() => failing.rounds >= 2 && well.rounds > 20, soon).toBe(true)
    ending.abort()
    await running
    const said = lines.map((line) => JSON.parse(line) as { job: string; msg: string })
    expect(said).toMatchObject([{ job: 'failing', msg: 'job round failed' }])
  })

  it('a job that throws synchronously: fails like any other', async () => {
    const rude: Job = {
      name: 'rude',
      everyMs: 5,
      round: () => {
        throw new Error('at once')
      },
    }
    const well = counting('well', async () => 0)
    const ending = new AbortController()
    const running = runJobs(runtime, [rude, well], ending.signal)
    await expect.poll(() => well.rounds > 5, soon).toBe(true)
    ending.abort()
    await running
  })

  it('more is waiting: no pause; nothing is waiting: a pause', async () => {
    const busy = counting('busy', async (n) => (n < 50 ? 1 : 0), 60_000)
    const ending = new AbortController()
    const running = runJobs(runtime, [busy], ending.signal)
    await expect.poll(() => busy.rounds, soon).toBe(50)
    ending.abort()
    await running
    expect(busy.rounds).toBe(50)
  })

  it('silent: a job whose round is due and does not end, and not one that pauses', async () => {
    const pausing = counting('pausing', async () => 0, 3_600_000)
    const stuck = counting('stuck', async (n) => (n === 1 ? 0 : new Promise<number>(() => undefined)))
    const ending = new AbortController()
    // The stuck job keeps it from its end.
    runJobs(runtime, [pausing, stuck], ending.signal).catch(() => undefined)
    const silentOf = async (job: string) =>
      (await jobSilent.get()).values.find(({ labels }) => labels.job === job)?.value
    await expect.poll(async () => (await silentOf('stuck')) ?? 0, soon).toBeGreaterThan(0.2)
    expect([pausing.rounds, await silentOf('pausing')]).toEqual([1, 0])
    ending.abort()
  })

  it('several rounds at once: only of a job that leases its rows', async () => {
    const open = { leases: 0, once: 0 }
    const most = { leases: 0, once: 0 }
    const held = (name: 'leases' | 'once') => async () => {
      open[name] += 1
      most[name] = Math.max(most[name], open[name])
      await new Promise((resolve) => setTimeout(resolve, 30))
      open[name] -= 1
      return 1
    }
    const leasing: Job = { name: 'leases', everyMs: 5, leases: true, round: held('leases') }
    const once: Job = { name: 'once', everyMs: 5, round: held('once') }
    const ending = new AbortController()
    const running = runJobs(runtime, [leasing, once], ending.signal, 3)
    await expect.poll(() => most.leases, soon).toBe(3)
    ending.abort()
    await running
    expect([most, open]).toEqual([
      { leases: 3, once: 1 },
      { leases: 0, once: 0 },
    ])
  })

  it('stop: waits for the running round, not for a pause', async () => {
    let finished = false
    const slow = counting('slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      finished = true
      return 1
    })
    const asleep = counting('asleep', async () => 0, 60_000)
    const ending = new AbortController()
    const running = runJobs(runtime, [slow, asleep], ending.signal)
    await expect.poll(() => slow.rounds === 1 && asleep.rounds === 1, soon).toBe(true)
    ending.abort()
    await running
    expect([finished, slow.rounds, asleep.rounds]).toEqual([true, 1, 1])
  })
})
