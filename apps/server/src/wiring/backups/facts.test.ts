import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import { BackupStore, keepStatus } from '@puente/backup'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { systemIdentifier } from '../../platform/data/server-facts.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import { countBackups, ownBackups } from './facts.ts'

const HOUR_MS = 60 * 60_000
let world: TestEnvironment
let folder: string
let store: BackupStore
beforeAll(async () => {
  world = await createEnvironment()
})
afterAll(async () => world?.close())
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'puente-backup-facts-'))
  const keys = [{ id: 'k1', key: randomBytes(32) }]
  store = new BackupStore(path.join(folder, await systemIdentifier(world.runtime)), keys)
  return () => rmSync(folder, { recursive: true })
})

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const backedUp = (ms: number) =>
  keepStatus(store, 'backup', { id: '20261126T093000Z', at: ago(ms), verifiedAt: ago(ms) })
const stored = (ms: number) => keepStatus(store, 'log', { storedAt: ago(ms) })
const isReady = async () => (await ownBackups(world.runtime, folder))?.isReady

it('no archiver of ours: nothing is said about the database', async () => {
  await backedUp(0)
  expect(await isReady()).toBeUndefined()
})

it.each([
  ['nothing stored yet', undefined, undefined, false],
  ['a backup and no log', HOUR_MS, undefined, false],
  ['a recent backup and log', 25 * HOUR_MS, 9 * 60_000, true],
  ['a backup above 26 h', 27 * HOUR_MS, 0, false],
  ['a log above 10 min', HOUR_MS, 11 * 60_000, false],
])('%s: ready or not', async (_name, backupMs, logMs, ready) => {
  await keepStatus(store, 'archiver', { since: ago(0) })
  if (backupMs !== undefined) await backedUp(backupMs)
  if (logMs !== undefined) await stored(logMs)
  expect(await isReady()).toBe(ready)
})

it('the metrics: age of backup and log in seconds, infinite before the first', async () => {
  await stored(90_000)
  await countBackups(folder)(world.runtime)
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('puente_backup_age'))
  expect(lines[0]).toBe('puente_backup_age_seconds{part="base"} +Inf')
  expect(Number(lines[1]?.split(' ')[1])).toBeGreaterThanOrEqual(90)
})
