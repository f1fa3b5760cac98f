import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withConnection } from '@puente/postgres'
import { startEmbedded } from '@puente/postgres/embedded'
import { afterAll, expect, it } from 'vitest'
import { readOutside } from '../../apps/server/test/outside.ts'
import { demoPassword, emailOf } from '../kit/demo.ts'
import { verifiedLedger } from '../kit/ledger.ts'
import { startStack, type Stack } from '../kit/stack.ts'
import { signedIn } from './caller.ts'
import { runLifecyclesDuring } from './lifecycles.ts'

const LOAD_MS = 10_000
const root = path.join(import.meta.dirname, '../..')
const backups = mkdtempSync(path.join(os.tmpdir(), 'puente-backups-'))
const env = { BACKUP_DIR: backups }
const stacks: Stack[] = []
afterAll(async () => {
  for (const stack of stacks) await stack.stop()
  rmSync(backups, { recursive: true, force: true })
}, 120_000)

/** Runs a command of the installation in this folder. Throws with its output when it fails. */
const command = (dataDir: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env, DATA_DIR: dataDir },
  })

const hashes = (dataDir: string): ReadonlyMap<string, string> => {
  const folder = path.join(dataDir, 'documents')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('/'),
  )
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex')
  return new Map(files.map((name) => [name, hashOf(name)]))
}

const query = async <Row extends object>(dataDir: string, statement: string): Promise<Row[]> =>
  withConnection((await startEmbedded({ dataFolder: dataDir })).url, async (client) => {
    const { rows } = await client.query<Row>(statement)
    return rows
  })

const storedAt = (): Date => {
  const [cluster = ''] = readdirSync(backups)
  const log = JSON.parse(readFileSync(path.join(backups, cluster, 'status/log.json'), 'utf8')) as {
    storedAt: string
  }
  return new Date(log.storedAt)
}

/** Kills every process at once, the archiver first, so that nothing more is stored. */
async function kill({ dataDir }: Stack): Promise<void> {
  const supervisor = Number(readFileSync(path.join(dataDir, 'supervisor.lock'), 'utf8').split(' ')[0])
  const tracked = JSON.parse(readFileSync(path.join(dataDir, 'processes.json'), 'utf8')) as { pid: number }[]
  const server = await startEmbedded({ dataFolder: dataDir })
  for (const pid of [supervisor, ...tracked.map((one) => one.pid), server.pid]) process.kill(pid, 'SIGKILL')
}

it(
  'the disk is destroyed under load: restored to a moment, with whole books and documents, and each difference named',
  { timeout: 900_000 },
  async ({ signal }) => {
    const first = await startStack(undefined, env)
    stacks.push(first)
    const persona = await signedIn(first.customer, emailOf('persona'), demoPassword)
    const load = () => runLifecyclesDuring(persona, signal, () => pause(LOAD_MS))
    await load()
    console.log(command(first.dataDir, 'tools/start/server-command.ts', 'backup'))
    const known = await load()
    const moment = new Date()
    const before = hashes(first.dataDir)
    await expect
      .poll(storedAt, { timeout: 120_000 })
      .toSatisfy((at: Date) => at.getTime() > moment.getTime() + 1000)
    const later = await load()
    expect(Math.min(known.length, later.length)).toBeGreaterThan(0)

    await kill(first)
    const lostMs = Date.now() - storedAt().getTime()
    const world = mkdtempSync(path.join(os.tmpdir(), 'puente-world-'))
    cpSync(path.join(first.dataDir, 'sandbox'), world, { recursive: true })
    await first.stop()

    const began = performance.now()
    let restoredMs = 0
    const second = await startStack((dataDir) => {
      cpSync(world, path.join(dataDir, 'sandbox'), { recursive: true })
      rmSync(world, { recursive: true })
      console.log(command(dataDir, 'tools/start/restore-command.ts', '--to', moment.toISOString()))
      restoredMs = performance.now() - began
    }, env)
    stacks.push(second)
    console.log(
      `lost with the disk: ${(lostMs / 1000).toFixed(1)} s; restored after ${(restoredMs / 1000).toFixed(1)} s, serving after ${((performance.now() - began) / 1000).toFixed(1)} s`,
    )

    expect(await verifiedLedger(second.dataDir)).toContain('the books are whole')
    for (const [name, hash] of hashes(second.dataDir)) expect([name, hash]).toEqual([name, before.get(name)])
    const books = await query<{ id: string }>(second.dataDir, 'select id from payouts.payout where asks > 0')
    const sent = new Set(books.map(({ id }) => id))
    const ahead = readOutside(second.dataDir)
      .payouts.map((one) => one.clientReference)
      .filter((reference) => !sent.has(reference))
    expect(ahead.length).toBeGreaterThanOrEqual(later.length)
    const named = await query<{ reference: string }>(
      second.dataDir,
      'select reference from instructions.difference',
    )
    expect(named.map(({ reference }) => reference).toSorted()).toEqual(ahead.toSorted())
    const gate = await query<{ state: string }>(second.dataDir, 'select state from instructions.gate')
    expect(gate).toEqual([{ state: 'closed' }])
  },
)
