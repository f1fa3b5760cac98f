import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { urlOfDatabase } from '@puente/postgres'
import { startEmbedded } from '@puente/postgres/embedded'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTally, type Tally } from '../../apps/server/test/faults/tally.ts'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { startStack, type Stack } from '../kit/stack.ts'
import { signedIn, type Caller } from './caller.ts'
import { killPoints, killAt, createKillPoints } from './kill-points.ts'
import { expectOnce, heldAt, runLifecyclesDuring } from './lifecycles.ts'
import { mountRoom, createClusterIn, type SmallDisk } from './small-disk.ts'

const CYCLES = process.env['PUENTE_TEST_ALL'] === '1' ? 6 : 1
/** Between cycles every process runs for a minute; otherwise the supervisor's restart delay grows with each kill. */
const CALM_MS = 61_000
const FULL_MS = 4000
const quoted = { corridorId: 'us-usd', side: 'send', amount: '60000' }

const room = mountRoom()
let disk: SmallDisk | undefined
let stack: Stack
let persona: Caller
beforeAll(async () => {
  stack = await startStack((dataDir) => {
    if ('folder' in room) disk = createClusterIn(room, dataDir)
  })
  persona = await signedIn(stack.customer, emailOf('persona'), demoPassword)
  await createKillPoints(await adminUrl())
}, 240_000)
afterAll(async () => {
  await stack?.stop()
  disk?.remove()
}, 60_000)

const database = async () => startEmbedded({ dataFolder: stack.dataDir })

const adminUrl = async () => urlOfDatabase((await database()).adminUrl, 'puente')

interface Tracked {
  readonly name: string
  readonly pid: number
}

/** Kills one process of the stack with SIGKILL. Its supervisor restarts it. */
async function kill(name: string): Promise<boolean> {
  const tracked = JSON.parse(readFileSync(path.join(stack.dataDir, 'processes.json'), 'utf8')) as Tracked[]
  const pid = name === 'postgres' ? (await database()).pid : tracked.find((one) => one.name === name)?.pid
  if (pid === undefined) return false
  process.kill(pid, 'SIGKILL')
  return true
}

const calm = (ms: number, over: AbortSignal) => pause(ms, undefined, { signal: over }).catch(() => undefined)

/** Kills every process at random instants, and between them each one at its death point. */
async function killAll(tally: Tally, over: AbortSignal): Promise<void> {
  for (const [n, name] of ['api', 'sandbox', 'worker', 'postgres', 'sandbox'].entries()) {
    await calm(900 + ((n * 677) % 1300), over)
    if (over.aborted) return
    // A process that is stopping or starting cannot be killed now; the next one can.
    if (await kill(name).catch(() => false)) tally.strike(`kill -9: ${name}, at any moment`)
    const point = killPoints[n]
    if (point === undefined) continue
    if (await killAt(await adminUrl(), point, over, () => kill(point.who)))
      tally.strike(`kill -9: ${point.name}`)
  }
}

it(
  'kill -9 of any process: nothing is lost and nothing is done twice',
  { timeout: CYCLES * 400_000 },
  async ({ signal }) => {
    const tally = createTally()
    const before = await heldAt((await database()).url)
    const delivered = await runLifecyclesDuring(persona, signal, async (over) => {
      for (let cycle = 0; cycle < CYCLES && !over.aborted; cycle++) {
        if (cycle > 0) await calm(CALM_MS, over)
        await killAll(tally, over)
      }
    })
    const after = await heldAt((await database()).url)
    console.log(`${delivered.length} transfers delivered under kill -9\n${tally.table(true)}`)
    expectOnce(before, after, delivered.length)
    expect(tally.total()).toBeGreaterThanOrEqual(9 * CYCLES)
  },
)

it(
  'a full disk: answered with 503, no partial writes, and normal operation when there is room',
  {
    timeout: 240_000,
  },
  async ({ skip, signal }) => {
    skip('impossible' in room, 'impossible' in room ? room.impossible : '')
    const before = await heldAt((await database()).url)
    // Fills the disk only after the stack answers again after the kills.
    await persona.post('/api/quotes', quoted)
    const answers: string[] = []
    const delivered = await runLifecyclesDuring(persona, signal, async (over) => {
      disk?.fill()
      try {
        for (const began = performance.now(); performance.now() - began < FULL_MS; await calm(100, over))
          answers.push(await ask())
      } finally {
        disk?.free()
      }
    })
    expectOnce(before, await heldAt((await database()).url), delivered.length)
    console.log(
      `full disk: ${answers.filter((one) => one === '503 unavailable').length} requests refused with 503`,
    )
    expect([...new Set(answers)].filter((one) => one !== '201')).toEqual(['503 unavailable'])
    expect(await ask()).toBe('201')
  },
)

/** A request that writes; returns its result. */
const ask = () => persona.once('/api/quotes', quoted)
