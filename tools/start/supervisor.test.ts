import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isAlive } from '@puente/postgres/embedded'
import { pretendPuente, type PretendPuente } from './supervisor.test-kit.ts'

let puente: PretendPuente

beforeAll(async () => {
  puente = await pretendPuente()
})
afterAll(() => puente.remove(), 60_000)
beforeEach(() => puente.forgetDiary())

const healthUrl = (): string => `http://127.0.0.1:${puente.ports['PORT']}/api/health`
const isWell = (): Promise<boolean> =>
  fetch(healthUrl()).then(
    (response) => response.ok,
    () => false,
  )

/** Process ids by name, as the supervisor recorded them. */
function running(): Readonly<Record<string, number>> {
  const all: { name: string; pid: number }[] = JSON.parse(
    readFileSync(path.join(puente.dataFolder, 'processes.json'), 'utf8'),
  )
  return Object.fromEntries(all.map((one) => [one.name, one.pid]))
}

async function until(truth: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await truth())) await sleep(20)
}

describe('a start', () => {
  it('a start: prints the addresses and who can sign in, and stops in an order that finishes open work, with exit code 0', async () => {
    const start = puente.start()
    await start.says('Ctrl-C ends everything')
    expect(await isWell()).toBe(true)
    expect(start.output()).toMatch(/Puente is ready \(\d+\.\d s\)/)
    expect(start.output()).toContain(`http://localhost:${puente.ports['PORT']}/api/docs`)
    expect(start.output()).toContain('persona@demo.puente.test')
    start.child.kill('SIGINT')
    // The same Ctrl-C, forwarded by npm: it does not shorten the shutdown.
    start.child.kill('SIGINT')
    expect(await start.ended).toBe(0)
    expect(puente.diary().slice(-4)).toEqual(['ready api', 'end api', 'end worker', 'end sandbox'])
    expect(start.output()).toMatch(/Ended sandbox in .*\n.*Ended PostgreSQL in/)
    expect(await isWell()).toBe(false)
  }, 60_000)

  it('a stop during the start: exit code 0 too', async () => {
    const start = puente.start()
    await start.says('Starting PostgreSQL')
    start.child.kill('SIGTERM')
    expect(await start.ended).toBe(0)
    expect(puente.diary()).toEqual([])
  }, 60_000)

  it('a second Ctrl-C: shortens the shutdown', async () => {
    const start = puente.start({ DUMMY_DRAIN_MS: '120000', DUMMY_PATIENCE_MS: '120000' })
    await start.says('Puente is ready')
    start.child.kill('SIGINT')
    await sleep(1100)
    start.child.kill('SIGINT')
    // Otherwise its shutdown would take longer than this test may.
    expect(await start.ended).toBe(0)
  }, 60_000)

  it('another supervisor on the same data folder: refused', async () => {
    const first = puente.start()
    await first.says('Puente is ready')
    const second = puente.start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^Puente already runs on .*data \(process \d+\): end that one/)
    expect(await isWell()).toBe(true)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  }, 60_000)

  it('a process that cannot start: one sentence with the end of the log, and the rest is stopped', async () => {
    const start = puente.start({ DUMMY_FAILS: 'api' })
    expect(await start.ended).toBe(1)
    expect(start.output()).toMatch(
      /the dummy fails on purpose\nThe process "api" ended before it was ready \(exit code 3\)/,
    )
    expect(puente.diary().slice(-2)).toEqual(['end worker', 'end sandbox'])
    expect(start.output()).toContain('Ended PostgreSQL')
  }, 60_000)

  it('a failing seed or migration: one sentence', async () => {
    const seed = path.join(puente.folder, 'seed.mjs')
    const kept = readFileSync(seed, 'utf8')
    writeFileSync(seed, `console.error('no earth'); process.exit(4)`)
    const start = puente.start()
    expect(await start.ended).toBe(1)
    expect(start.output()).toMatch(/no earth\nThe seed failed \(4\)/)
    writeFileSync(seed, kept)
    writeFileSync(path.join(puente.folder, 'migrations', '0002-wrong.sql'), 'select 1;\nselect nonsense;')
    const second = puente.start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/Migration: 0002-wrong\.sql, line 2: column "nonsense" does not exist/)
    writeFileSync(path.join(puente.folder, 'migrations', '0002-wrong.sql'), 'select 1;')
  }, 60_000)
})

describe('kill -9', () => {
  it('of a process or of PostgreSQL: each is restarted, and the system works again', async () => {
    const start = puente.start()
    await start.says('Puente is ready')
    const before = running()
    process.kill(before['api'] ?? 0, 'SIGKILL')
    await start.says('api serves again')
    expect(running()['api']).not.toBe(before['api'])
    const { pid } = await postmaster()
    process.kill(pid, 'SIGKILL')
    await start.says('PostgreSQL serves again')
    await until(isWell)
    start.child.kill('SIGTERM')
    expect(await start.ended).toBe(0)
  }, 60_000)

  it('of the supervisor: the others end by themselves and the next start adopts PostgreSQL', async () => {
    // Long enough for the next start to find them, and well below the time after which it would send SIGTERM.
    const first = puente.start({ DUMMY_DRAIN_MS: '3000' })
    await first.says('Puente is ready')
    const before = running()
    first.child.kill('SIGKILL')
    await first.ended
    const second = puente.start()
    await second.says('Puente is ready')
    expect(second.output()).toContain('left running by an earlier start')
    expect(second.output()).toContain('Waiting for what an earlier start left behind')
    expect(Object.values(before).filter((pid) => isAlive(pid))).toEqual([])
    expect(
      puente
        .diary()
        .filter((line) => line.startsWith('lost'))
        .toSorted(),
    ).toEqual(['lost api', 'lost sandbox', 'lost worker'])
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 60_000)

  it('of everything at once: the next start recovers', async () => {
    const first = puente.start()
    await first.says('Puente is ready')
    const { pid } = await postmaster()
    for (const victim of [first.child.pid ?? 0, ...Object.values(running()), pid])
      process.kill(victim, 'SIGKILL')
    await first.ended
    const second = puente.start()
    await second.says('Puente is ready')
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 60_000)
})

async function postmaster(): Promise<{ pid: number }> {
  const { startEmbedded } = await import('@puente/postgres/embedded')
  return startEmbedded({ dataFolder: puente.dataFolder })
}
